import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { residents } from '../residents';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={500} title="Oops! Something went wrong">
      Please try again later
    </ErrorPage>
  ),
  Frame: ErrorFrame,
  residents: residents(),
});
