import { oneTimeCodeMachine } from '../../machines/account/oneTimeCode/oneTimeCode.machine';
import { checkCode, sendCode } from '../effects/server/codes';

/** The code machine with its ports filled: part of every screen that asks for one. */
export const oneTimeCode = oneTimeCodeMachine.provide({ actors: { checkCode, sendCode } });
