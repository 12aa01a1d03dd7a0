import type { FieldErrorCode } from '../messages/field-errors.en.ts';
import { strictObject, messageId, text, yup } from '../messages/yup.ts';
import { emailAddress } from '../values/addresses.ts';

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

/** Not trimmed. */
const untrimmed = () => {
  const schema = text();
  schema.transforms = [];
  return schema;
};

/** Sign-in trims input, so a password with spaces at its ends could never match. */
const firmEnds = [
  'firm ends',
  messageId('password.blankEnds'),
  (value: string | undefined): boolean => value === undefined || value === value.trim(),
] as const;

/** A new password. An empty one is reported before a short one. */
export const newPassword = (missing: FieldErrorCode = 'validation.required') =>
  untrimmed()
    .required(messageId(missing))
    .min(PASSWORD_MIN)
    .max(PASSWORD_MAX)
    .test(...firmEnds);

export const optionalPassword = () =>
  untrimmed()
    .min(PASSWORD_MIN)
    .max(PASSWORD_MAX)
    .test(...firmEnds)
    .optional();

/** Sign-in form; values are trimmed. */
export const signInSchema = yup.object({
  email: text().email(messageId('signIn.emailInvalid')).required(messageId('signIn.emailRequired')),
  password: text().required(messageId('signIn.passwordRequired')),
});
export type SignInValues = yup.InferType<typeof signInSchema>;

export const forgotPasswordSchema = strictObject({
  email: text()
    .max(254)
    .email(messageId('signIn.emailInvalid'))
    .required(messageId('password.emailRequired')),
});
export type ForgotPasswordValues = yup.InferType<typeof forgotPasswordSchema>;

export const newEmailSchema = strictObject({
  email: emailAddress('registration.emailInvalid').required(),
});

/** With the password, which confirms the user's identity. */
export const changeEmailSchema = newEmailSchema.shape({
  currentPassword: text().required(messageId('signIn.passwordRequired')),
});
export type ChangeEmailValues = yup.InferType<typeof changeEmailSchema>;

export const resetPasswordSchema = yup.object({
  newPassword: newPassword('password.newRequired'),
  repeatPassword: newPassword('password.mismatch').oneOf(
    [yup.ref('newPassword')],
    messageId('password.mismatch'),
  ),
});
export type ResetPasswordValues = yup.InferType<typeof resetPasswordSchema>;

/** A new password while signed in, after the old one. */
export const changePasswordSchema = resetPasswordSchema.shape({
  currentPassword: text().required(messageId('signIn.passwordRequired')),
});
export type ChangePasswordValues = yup.InferType<typeof changePasswordSchema>;
