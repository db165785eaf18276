import { t } from '../../../contract/languages/t';
import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={500} title={t('Oops! Something went wrong')}>
      {t('Please try again later')}
    </ErrorPage>
  ),
  Frame: ErrorFrame,
  residents: residents(),
});
