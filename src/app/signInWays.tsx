import * as css from '../features/account/Auth.css';
import { chunk } from '../lib/chunk';
import { lazily } from '../ui/Lazy/lazily';

const PasskeySignIn = lazily(
  chunk(() => import('./passkeySignIn')),
  ({ PasskeySignIn }) => PasskeySignIn,
);
const ProviderButtons = lazily(
  chunk(() => import('../features/account/ProviderButtons')),
  ({ ProviderButtons }) => ProviderButtons,
);

/**
 * The ways in beside the password, after the first paint: passkeys where the browser has them, Google and GitHub where
 * they are set up. The page's first element says so, and keeps their places until they are here.
 */
export function SignInWays() {
  const { passkeys, oauth } = document.documentElement.dataset;
  return (
    <>
      <div className={css.passkey}>{passkeys && <PasskeySignIn />}</div>
      <div className={css.others}>{oauth && <ProviderButtons />}</div>
    </>
  );
}
