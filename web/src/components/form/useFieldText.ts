import { useField } from 'formik';
import { useKnownMessage } from '../../i18n/useKnownMessage.ts';
import { useText, type TextValues } from '../../i18n/useText.ts';
import { getFirstMessage } from './getFirstMessage.ts';
import { useRegisterField } from './fieldRegistry.ts';

/**
 * Returns the message under a field, or of a list's first invalid entry, from a schema's
 * message id or the API's finished sentence. Shown after blur or submit.
 */
export const useFieldText = (name: string, values: TextValues = {}): string | undefined => {
  const [, meta] = useField<unknown>(name);
  const getMessage = useKnownMessage();
  const text = useText();
  useRegisterField(name);
  const error = meta.touched ? getFirstMessage(meta.error) : undefined;
  if (error === undefined) return undefined;
  const message = getMessage(error);
  return message ? text(message.code, { name: '', ...message.values, ...values }) : error;
};
