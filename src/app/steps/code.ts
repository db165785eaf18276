import { verificationMachine } from '../../../machines/wizard/verification/verification.machine';
import { CodeStep } from '../../features/wizard/account/CodeStep';
import { otp } from '../otp';
import { livePart } from '../screen';

export const part = livePart({ logic: verificationMachine.provide({ actors: { otp } }), View: CodeStep });
