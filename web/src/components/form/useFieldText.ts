import { useField } from 'formik';
import { useMessageOf } from '../../i18n/useMessageOf.ts';
import { useText, type TextValues } from '../../i18n/useText.ts';
import { firstMessage } from './firstMessage.ts';
import { useBelonging } from './ShownWhen.tsx';

/**
 * The message under a field, or of the first faulty entry of a list: schemas carry message ids and the values they name, the API carries finished sentences; both
 * end up here. Shown once the field was left or the form was sent.
 */
export const useFieldText = (name: string, values: TextValues = {}): string | undefined => {
  const [, meta] = useField<unknown>(name);
  const messageOf = useMessageOf();
  const text = useText();
  useBelonging(name);
  const error = meta.touched ? firstMessage(meta.error) : undefined;
  if (error === undefined) return undefined;
  const message = messageOf(error);
  return message ? text(message.code, { name: '', ...message.values, ...values }) : error;
};
