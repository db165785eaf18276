import { forgotMachine } from '../../../machines/account/forgot/forgot.machine';
import { requestReset, resetPassword } from '../../effects/server/passwords';
import { ForgotPassword } from '../../features/account/ForgotPassword';
import { livePart } from '../screen';

export const part = livePart({
  logic: forgotMachine.provide({ actors: { requestReset, resetPassword } }),
  View: ForgotPassword,
});
