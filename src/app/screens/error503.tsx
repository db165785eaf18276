import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={503} title="We will be back soon">
      Sitewright is being worked on. Please try again in a few minutes.
    </ErrorPage>
  ),
  Frame: ErrorFrame,
  residents: residents(),
});
