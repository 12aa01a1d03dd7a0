import { useField } from 'formik';
import { useMessageOf } from '../../i18n/useMessageOf.ts';
import { useText, type TextValues } from '../../i18n/useText.ts';

/**
 * The message under a field: schemas carry message ids and the values they name, the API carries finished sentences; both
 * end up here. Shown once the field was left or the form was sent.
 */
export const useFieldText = (name: string, values: TextValues = {}): string | undefined => {
  const [, meta] = useField<unknown>(name);
  const messageOf = useMessageOf();
  const text = useText();
  const error: unknown = meta.touched ? meta.error : undefined;
  if (typeof error !== 'string' || error === '') return undefined;
  const message = messageOf(error);
  return message ? text(message.code, { name: '', ...message.values, ...values }) : error;
};
