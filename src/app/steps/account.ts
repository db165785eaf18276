import { accountMachine } from '../../../machines/account/account.machine';
import { signinMachine } from '../../../machines/signin/signin.machine';
import { signupMachine } from '../../../machines/signup/signup.machine';
import { login } from '../../effects/login';
import { register } from '../../effects/register';
import { loadCountries } from '../../effects/countries';
import { AccountStep } from '../../features/auth/AccountStep';
import { otp } from '../otp';
import { livePart } from '../screen';

export const part = livePart({
  logic: accountMachine.provide({
    actors: {
      signin: signinMachine.provide({ actors: { login, otp } }),
      signup: signupMachine.provide({ actors: { register, loadCountries, otp } }),
    },
  }),
  View: AccountStep,
});
