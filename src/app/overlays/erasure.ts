import { erasureMachine } from '../../../machines/account/erasure/erasure.machine';
import { eraseAccount } from '../../effects/server/sessions';
import { EraseDialog } from '../../features/account/EraseDialog';
import { livePart } from '../screen';

export const part = livePart({
  logic: erasureMachine.provide({ actors: { eraseAccount } }),
  View: EraseDialog,
});
