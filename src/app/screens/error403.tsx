import { t } from '../../../contract/languages/t';
import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={403} title={t('This is not open to you')}>
      {t('Your account has no access to this page.')}
    </ErrorPage>
  ),
  Frame: ErrorFrame,
  residents: residents(),
});
