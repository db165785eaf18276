import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={503} title="We are being looked after">
      The website is not available at the moment. We will be back online shortly.
    </ErrorPage>
  ),
  Frame: ErrorFrame,
  residents: residents(),
});
