import { outageMachine } from '../../../machines/shell/outage/outage.machine';
import { watchVisibility } from '../../effects/browser/visibility';
import { askServer } from '../../effects/server/health';
import { ErrorFrame } from '../../features/shell/error/ErrorFrame';
import { Outage } from '../../features/shell/error/Outage';
import { residents } from '../residents';
import { livePart } from '../screen';

export const part = livePart({
  residents: residents(),
  logic: outageMachine.provide({ actors: { askServer, watchVisibility } }),
  View: Outage,
  Frame: ErrorFrame,
});
