import { erasureMachine } from '../../../machines/erasure/erasure.machine';
import { eraseAccount } from '../../effects/sessions';
import { EraseDialog } from '../../features/settings/EraseDialog';
import { livePart } from '../screen';

export const part = livePart({
  logic: erasureMachine.provide({ actors: { eraseAccount } }),
  View: EraseDialog,
});
