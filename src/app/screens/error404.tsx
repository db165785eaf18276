import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={404} title="Oops! Page Not Found!">
      It looks like the page you are looking for does not exist or might have been removed.
    </ErrorPage>
  ),
  Frame: ErrorFrame,
  residents: residents(),
});
