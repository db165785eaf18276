import { verificationMachine } from '../../../machines/verification/verification.machine';
import { CodeStep } from '../../features/auth/CodeStep';
import { otp } from '../otp';
import { livePart } from '../screen';

export const part = livePart({ logic: verificationMachine.provide({ actors: { otp } }), View: CodeStep });
