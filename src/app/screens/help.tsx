import { helpMachine } from '../../../machines/support/help/help.machine';
import { loadHelp } from '../../effects/server/help';
import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { Help } from '../../features/support/help/Help';
import { residents } from '../residents';
import { livePart } from '../screen';

export const part = livePart({
  logic: helpMachine.provide({ actors: { loadHelp } }),
  View: Help,
  Frame: ErrorFrame,
  residents: residents(),
});
