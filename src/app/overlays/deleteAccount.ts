import { deleteAccountMachine } from '../../../machines/account/deleteAccount/deleteAccount.machine';
import { deleteAccount } from '../../effects/server/sessions';
import { DeleteAccountDialog } from '../../features/account/DeleteAccountDialog';
import { livePart } from '../screen';

export const part = livePart({
  logic: deleteAccountMachine.provide({ actors: { deleteAccount } }),
  View: DeleteAccountDialog,
});
