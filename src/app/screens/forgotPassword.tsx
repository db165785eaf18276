import { forgotMachine } from '../../../machines/forgot/forgot.machine';
import { requestReset, resetPassword } from '../../effects/passwords';
import { ForgotPassword } from '../../features/auth/ForgotPassword';
import { livePart } from '../screen';

export const part = livePart({
  logic: forgotMachine.provide({ actors: { requestReset, resetPassword } }),
  View: ForgotPassword,
});
