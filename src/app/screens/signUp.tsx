import { signupMachine } from '../../../machines/account/signup/signup.machine';
import { register } from '../../effects/server/register';
import { loadCountries } from '../../effects/server/countries';
import { SignUp } from '../../features/account/SignUp';
import { oneTimeCode } from '../oneTimeCode';
import { livePart } from '../screen';

export const part = livePart({
  logic: signupMachine.provide({ actors: { register, loadCountries, oneTimeCode } }),
  View: SignUp,
});
