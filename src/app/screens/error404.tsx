import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={404} title="Oops! Page Not Found!">
      There is no page at this address.
    </ErrorPage>
  ),
  Frame: ErrorFrame,
  residents: residents(),
});
