import { t } from '../../../contract/languages/t';
export interface DeleteAccountValues {
  /** The account's own address, typed by the one who means it. */
  email: string;
  currentPassword: string;
}
export type DeleteAccountField = keyof DeleteAccountValues;
export type Problems = Partial<Record<DeleteAccountField, string>>;

/** What is still wrong. `address` is the account's. */
export function problemsIn({ email, currentPassword }: DeleteAccountValues, address: string): Problems {
  const isConfirmed = address !== '' && email.trim().toLowerCase() === address.toLowerCase();
  return {
    ...(isConfirmed ? {} : { email: t('Type the address exactly as it is shown') }),
    ...(currentPassword === '' ? { currentPassword: t('Please enter your password') } : {}),
  };
}
