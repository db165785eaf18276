import { t } from '../../../contract/languages/t';
import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={401} title={t('You are not signed in')}>
      {t('Sign in to see this page.')}
    </ErrorPage>
  ),
  Frame: ErrorFrame,
  residents: residents(),
});
