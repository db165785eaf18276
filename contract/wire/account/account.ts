import * as v from 'valibot';
import { t } from '../../languages/t';
import { AppearanceChoice } from './appearance';

/** Lower-cased at the border, so that one mailbox is one account. */
const email = (required: string, invalid: string) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.email(invalid),
    v.maxLength(254, invalid),
    v.toLowerCase(),
  );

/** What a sign-in takes. A password of 7 characters is enough here; one that is chosen needs 8. */
export const Login = v.object({
  email: email(t('Please enter your email'), t('Invalid email address')),
  password: v.pipe(
    v.string(t('Please enter your password')),
    v.nonEmpty(t('Please enter your password')),
    v.minLength(7, t('Password must be at least 7 characters long')),
    v.maxLength(200, t('Password is too long')),
  ),
});
export type Login = v.InferOutput<typeof Login>;

/** A password that somebody chooses. */
export const Password = v.pipe(
  v.string(t('Password must be at least 8 characters long')),
  v.minLength(8, t('Password must be at least 8 characters long')),
  v.maxLength(200, t('Password is too long')),
);

const registerFields = {
  email: email(t('Must be a valid email'), t('Must be a valid email')),
  password: Password,
  first_name: v.pipe(
    v.string(t('First name is required')),
    v.trim(),
    v.nonEmpty(t('First name is required')),
    v.maxLength(80, t('First name is too long')),
  ),
  last_name: v.pipe(
    v.string(t('Last name is required')),
    v.trim(),
    v.nonEmpty(t('Last name is required')),
    v.maxLength(80, t('Last name is too long')),
  ),
  /** Dial code plus digits, '+32470123456'. */
  phone_number: v.pipe(
    v.string(t('Phone number must be at least 6 digits')),
    v.regex(/^\+?\d{6,20}$/, t('Phone number must be at least 6 digits')),
  ),
};
export const Register = v.object(registerFields);
export type Register = v.InferOutput<typeof Register>;

/** The form asks for the password twice. */
export const SignUpForm = v.pipe(
  v.object({ ...registerFields, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      t('Passwords do not match'),
    ),
    ['confirmPassword'],
  ),
);
export type SignUpForm = v.InferOutput<typeof SignUpForm>;

export const Profile = v.object({
  uuid: v.pipe(v.string(), v.uuid()),
  user_id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone_number: v.string(),
  address: v.string(),
  country: v.string(),
  city: v.string(),
  /** At the content origin; empty for none. */
  avatar_url: v.string(),
  is_two_factor_enabled: v.boolean(),
  two_factor_method: v.picklist(['none', 'email', 'totp']),
  /** True until the mailed code of the sign-up was entered. */
  isAccountNew: v.boolean(),
  needsSetup: v.boolean(),
  /** Not in a profile that the browser stored before there was one. */
  appearance: v.optional(AppearanceChoice),
});
export type Profile = v.InferOutput<typeof Profile>;

export const ProfileChange = v.object({
  first_name: registerFields.first_name,
  last_name: registerFields.last_name,
  phone_number: registerFields.phone_number,
  address: v.pipe(v.string(), v.maxLength(300)),
  country: v.pipe(v.string(), v.maxLength(80)),
  city: v.pipe(v.string(), v.maxLength(80)),
  /** A picture that the customer has uploaded; empty takes it away, and without it the picture stays. */
  avatar_url: v.optional(v.pipe(v.string(), v.maxLength(300))),
});
export type ProfileChange = v.InferOutput<typeof ProfileChange>;

export const Tokens = v.object({ access_token: v.string(), refresh_token: v.string() });
export type Tokens = v.InferOutput<typeof Tokens>;

/** Sign-in's own names for the same pair. */
export const SignedIn = v.object({ ...Profile.entries, token: v.string(), refresh_token: v.string() });
export type SignedIn = v.InferOutput<typeof SignedIn>;

/** Status 202: no usable token before the second factor. */
export const SecondFactorNeeded = v.object({
  email: v.string(),
  is_two_factor_enabled: v.literal(true),
  /** Only a code of method 'email' is mailed, and can be sent again. */
  two_factor_method: v.picklist(['email', 'totp']),
  /** Whether one may be shown in place of the code. */
  has_passkey: v.optional(v.boolean(), false),
});
export type SecondFactorNeeded = v.InferOutput<typeof SecondFactorNeeded>;

export const Refresh = v.object({ refresh_token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });
/** Names the session to end also when its access token has run out. */
export const Logout = v.partial(Refresh);

export const Code = v.pipe(v.string(), v.regex(/^\d{6}$/, t('Please enter the six digits')));
export const Mailbox = email(t('Please enter your email'), t('Invalid email address'));
export const GenerateCode = v.object({ email: Mailbox });
export const ValidateCode = v.object({ user_email: Mailbox, otp_code: Code });
export type ValidateCode = v.InferOutput<typeof ValidateCode>;
/** One field for a mailed code, a code of the app, and a recovery code ('abcd-efgh-2345-6789'). */
export const ValidateSecondFactor = v.object({
  user_email: Mailbox,
  otp_code: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.regex(/^(?:\d{6}|[a-z2-7]{4}(?:[- ]?[a-z2-7]{4}){3})$/, t('Please enter the six digits or a recovery code')),
  ),
});
export const CodeSent = v.object({ message: v.string() });
export const CodeValidated = v.object({ verified: v.literal(true) });
