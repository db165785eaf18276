import { codeStepMachine } from '../../../machines/wizard/codeStep/codeStep.machine';
import { CodeStep } from '../../features/wizard/account/CodeStep';
import { oneTimeCode } from '../oneTimeCode';
import { livePart } from '../screen';

export const part = livePart({ logic: codeStepMachine.provide({ actors: { oneTimeCode } }), View: CodeStep });
