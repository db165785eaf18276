import { ErrorPage } from '../../features/shell/error/ErrorPage';
import { stillPart } from '../screen';

export const part = stillPart({
  View: () => (
    <ErrorPage status={500} title="Oops! Something went wrong">
      Please try again later
    </ErrorPage>
  ),
});
