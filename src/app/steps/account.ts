import { accountMachine } from '../../../machines/wizard/account/account.machine';
import { signinMachine } from '../../../machines/account/signin/signin.machine';
import { signupMachine } from '../../../machines/account/signup/signup.machine';
import { login } from '../../effects/server/login';
import { register } from '../../effects/server/register';
import { loadCountries } from '../../effects/server/countries';
import { AccountStep } from '../../features/wizard/account/AccountStep';
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
