import { signupMachine } from '../../../machines/signup/signup.machine';
import { register } from '../../effects/register';
import { loadCountries } from '../../effects/countries';
import { SignUp } from '../../features/auth/SignUp';
import { otp } from '../otp';
import { livePart } from '../screen';

export const part = livePart({
  logic: signupMachine.provide({ actors: { register, loadCountries, otp } }),
  View: SignUp,
});
