import { accountStepMachine } from '../../../machines/wizard/accountStep/accountStep.machine';
import { signinMachine } from '../../../machines/account/signin/signin.machine';
import { signupMachine } from '../../../machines/account/signup/signup.machine';
import { login } from '../../effects/server/login';
import { register } from '../../effects/server/register';
import { loadCountries } from '../../effects/server/countries';
import { AccountStep } from '../../features/wizard/account/AccountStep';
import { oneTimeCode } from '../oneTimeCode';
import { livePart } from '../screen';

export const part = livePart({
  logic: accountStepMachine.provide({
    actors: {
      signin: signinMachine.provide({ actors: { login, oneTimeCode } }),
      signup: signupMachine.provide({ actors: { register, loadCountries, oneTimeCode } }),
    },
  }),
  View: AccountStep,
});
