import { chunk } from '../../lib/chunk';
import { lazily } from '../../ui/Lazy/lazily';
import * as css from './Auth.css';

const ProviderButtons = lazily(
  chunk(() => import('./ProviderButtons')),
  ({ ProviderButtons }) => ProviderButtons,
);

/** Google and GitHub, where they are set up: the server says so on the page, and keeps their place until they are here. */
export const OtherWays = () => (
  <div className={css.others}>{globalThis.document?.documentElement.dataset['oauth'] && <ProviderButtons />}</div>
);
