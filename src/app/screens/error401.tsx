import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={401} title="You are not signed in">
      Sign in to see this page.
    </ErrorPage>
  ),
});
