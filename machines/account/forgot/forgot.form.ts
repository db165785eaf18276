import { t } from '../../../contract/languages/t';
import { codeLength } from '../../../contract/rules/account/mailedCode';
import { emailProblem } from '../signin/signin.form';

export interface ForgotValues {
  email: string;
  code: string;
  password: string;
  confirmPassword: string;
}
/** What is asked for once a code is on its way. */
export type ChoiceField = 'code' | 'password' | 'confirmPassword';
export type Problems = Partial<Record<keyof ForgotValues, string>>;

const told = (field: keyof ForgotValues, sentence: string | null): Problems => (sentence ? { [field]: sentence } : {});

function passwordProblem({ length }: string): string | null {
  if (length < 8) return t('Password must be at least 8 characters long');
  return length > 200 ? t('Password is too long') : null;
}

/** What is wrong with the address; a test proves that it says what the contract's schema says. */
export const problemsInAddress = ({ email }: ForgotValues): Problems => told('email', emailProblem(email.trim()));

/** What is wrong with the code and the new password, in the words of the sign-up. */
export const problemsInChoice = ({ code, password, confirmPassword }: ForgotValues): Problems => ({
  ...told('code', code.length === codeLength ? null : t('Please enter the six digits')),
  ...told('password', passwordProblem(password)),
  ...told('confirmPassword', password === confirmPassword ? null : t('Passwords do not match')),
});
