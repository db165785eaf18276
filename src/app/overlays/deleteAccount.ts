import { deleteAccountMachine } from '../../../machines/settings/deleteAccount/deleteAccount.machine';
import { deleteAccount } from '../../effects/server/sessions';
import { DeleteAccountDialog } from '../../features/settings/DeleteAccountDialog';
import { livePart } from '../screen';

export const part = livePart({
  logic: deleteAccountMachine.provide({ actors: { deleteAccount } }),
  View: DeleteAccountDialog,
});
