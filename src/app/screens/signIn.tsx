import { fromPromise } from 'xstate';
import { type Credentials, type LoginAnswer, signinMachine } from '../../../machines/account/signin/signin.machine';
import { logIn } from '../../effects/server/login';
import { SignIn } from '../../features/account/SignIn';
import { chunk } from '../../lib/chunk';
import { lazily } from '../../ui/Lazy/lazily';
import { late } from '../late';
import { livePart } from '../screen';

/** The code is asked of few: it comes while the server looks at the password. */
const code = chunk(() => import('../oneTimeCode'));

const login = fromPromise<LoginAnswer, Credentials>(async ({ input, signal }) => {
  const loaded = code.load();
  try {
    return await logIn(input, signal);
  } finally {
    await loaded;
  }
});

const Ways = lazily(
  chunk(() => import('../signInWays')),
  ({ SignInWays }) => SignInWays,
);

export const part = livePart({
  logic: signinMachine.provide({ actors: { login, oneTimeCode: late(code, ({ oneTimeCode }) => oneTimeCode) } }),
  View: (props) => <SignIn {...props} Ways={Ways} />,
});
