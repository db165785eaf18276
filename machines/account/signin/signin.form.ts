import { t } from '../../../contract/languages/t';
interface SignInValues {
  email: string;
  password: string;
}

/** The pattern of the schema's `email`. */
const mailbox = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u;

export function emailProblem(email: string): string | null {
  if (email === '') return t('Please enter your email');
  return mailbox.test(email) && email.length <= 254 ? null : t('Invalid email address');
}

function passwordProblem({ length }: string): string | null {
  if (length === 0) return t('Please enter your password');
  if (length < 7) return t('Password must be at least 7 characters long');
  return length > 200 ? t('Password is too long') : null;
}

/**
 * The first sentence for each field that is wrong. A test proves that it says what the
 * contract's schema says; the page that a visitor meets first does without the schemas.
 */
export function problemsIn({ email, password }: SignInValues): Record<string, string> {
  const [forEmail, forPassword] = [emailProblem(email.trim()), passwordProblem(password)];
  return { ...(forEmail !== null && { email: forEmail }), ...(forPassword !== null && { password: forPassword }) };
}
