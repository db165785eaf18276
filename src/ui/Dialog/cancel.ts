import { t } from '../../../contract/languages/t';

/** On the button that leaves a dialog: where a website can be cancelled too, other languages have another word for that. */
export const cancel = t('Cancel');
