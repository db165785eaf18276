import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={401} title="You are not signed in">
      Sign in to see this page.
    </ErrorPage>
  ),
  Frame: ErrorFrame,
  residents: residents(),
});
