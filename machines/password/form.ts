import { ChangePassword } from '../../contract/security';
import { problemsOf } from '../../contract/validation';

export interface PasswordValues {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}
export type PasswordField = keyof PasswordValues;
export type Problems = Partial<Record<PasswordField, string>>;

export const emptyForm: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

/** Sentences by field of the form, from those by field of the call. */
export function problemsFrom(fields: Readonly<Record<string, string>>): Problems {
  const { current_password: currentPassword, new_password: password } = fields;
  return { ...(currentPassword && { currentPassword }), ...(password && { password }) };
}

/** What is still wrong, in the words of the sign-up (specification 5). */
export const problemsIn = ({ currentPassword, password, confirmPassword }: PasswordValues): Problems => ({
  ...problemsFrom(problemsOf(ChangePassword, { current_password: currentPassword, new_password: password })),
  ...(password === confirmPassword ? {} : { confirmPassword: 'Passwords do not match' }),
});
