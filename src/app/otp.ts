import { otpMachine } from '../../machines/account/otp/otp.machine';
import { checkCode, sendCode } from '../effects/server/codes';

/** The code machine with its ports filled: part of every screen that asks for one. */
export const otp = otpMachine.provide({ actors: { checkCode, sendCode } });
