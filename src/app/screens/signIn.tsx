import { signinMachine } from '../../../machines/signin/signin.machine';
import { login } from '../../effects/account';
import { SignIn } from '../../features/auth/SignIn';
import { otp } from '../otp';
import { livePart } from '../screen';

export const part = livePart({ logic: signinMachine.provide({ actors: { login, otp } }), View: SignIn });
