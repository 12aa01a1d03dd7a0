import { messageId, text, yup } from '../messages/yup.ts';

/** Sign-in form; values are trimmed. */
export const signInSchema = yup.object({
  email: text().email(messageId('signIn.emailInvalid')).required(messageId('signIn.emailRequired')),
  password: text().required(messageId('signIn.passwordRequired')),
});
export type SignInValues = yup.InferType<typeof signInSchema>;
