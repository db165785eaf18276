import { t } from '../../../contract/languages/t';
import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={404} title={t('Oops! Page Not Found!')}>
      {t('There is no page at this address.')}
    </ErrorPage>
  ),
  Frame: ErrorFrame,
  residents: residents(),
});
