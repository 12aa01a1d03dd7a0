import type { FieldErrorCode } from '../messages/field-errors.en.ts';
import { exactly, messageId, text, yup } from '../messages/yup.ts';
import { mailAddress } from '../values/addresses.ts';

/** Shortest password that is taken. */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;

/** Its ends are its writer's: nothing is trimmed. */
const untrimmed = () => {
  const schema = text();
  schema.transforms = [];
  return schema;
};

/** Sign-in trims what is typed: blanks at the ends would never be asked for again, so nobody may set them. */
const firmEnds = [
  'firm ends',
  messageId('password.blankEnds'),
  (value: string | undefined): boolean => value === undefined || value === value.trim(),
] as const;

/** A password somebody chooses. Emptiness is told before shortness. */
export const newPassword = (missing: FieldErrorCode = 'validation.required') =>
  untrimmed()
    .required(messageId(missing))
    .min(PASSWORD_MIN)
    .max(PASSWORD_MAX)
    .test(...firmEnds);

/** The same of an account that may do without one. */
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

/** Asks for a reset link. */
export const forgotPasswordSchema = exactly({
  email: text()
    .max(254)
    .email(messageId('signIn.emailInvalid'))
    .required(messageId('password.emailRequired')),
});
export type ForgotPasswordValues = yup.InferType<typeof forgotPasswordSchema>;

/** The address that somebody wants for their account from now on. */
export const newEmailSchema = exactly({
  email: mailAddress('registration.emailInvalid').required(),
});

/** The same as it is asked for: with the password, which proves who is here. */
export const changeEmailSchema = newEmailSchema.shape({
  currentPassword: text().required(messageId('signIn.passwordRequired')),
});
export type ChangeEmailValues = yup.InferType<typeof changeEmailSchema>;

/** A new password, typed twice. */
export const resetPasswordSchema = yup.object({
  newPassword: newPassword('password.newRequired'),
  repeatPassword: newPassword('password.mismatch').oneOf(
    [yup.ref('newPassword')],
    messageId('password.mismatch'),
  ),
});
export type ResetPasswordValues = yup.InferType<typeof resetPasswordSchema>;

/** The same while signed in: the old password first. */
export const changePasswordSchema = resetPasswordSchema.shape({
  currentPassword: text().required(messageId('signIn.passwordRequired')),
});
export type ChangePasswordValues = yup.InferType<typeof changePasswordSchema>;
