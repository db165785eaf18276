import { t } from '../../../contract/languages/t';
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

const told = (field: PasswordField, sentence: string | null): Problems => (sentence ? { [field]: sentence } : {});

function currentProblem({ length }: string): string | null {
  if (length === 0) return t('Please enter your password');
  return length > 200 ? t('Password is too long') : null;
}
function newProblem({ length }: string): string | null {
  if (length < 8) return t('Password must be at least 8 characters long');
  return length > 200 ? t('Password is too long') : null;
}

/**
 * What is still wrong, in the words of the sign-up. A test proves that it says what the contract's
 * schema says, which would come with the first load.
 */
export const problemsIn = ({ currentPassword, password, confirmPassword }: PasswordValues): Problems => ({
  ...told('currentPassword', currentProblem(currentPassword)),
  ...told('password', newProblem(password)),
  ...told('confirmPassword', password === confirmPassword ? null : t('Passwords do not match')),
});
