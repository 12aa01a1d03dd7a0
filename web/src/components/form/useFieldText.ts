import { useField } from 'formik';
import { useIntl } from 'react-intl';
import type { ErrorCode } from '@domain/messages/errors.en.ts';
import { messageOf } from '@domain/messages/message-text.ts';
import { useText, type TextValues } from '../../i18n/useText.ts';

/**
 * The message under a field: schemas carry message ids and the values they name, the API carries finished sentences; both
 * end up here. Shown once the field was left or the form was sent.
 */
export const useFieldText = (name: string, values: TextValues = {}): string | undefined => {
  const [, meta] = useField<unknown>(name);
  const { messages } = useIntl();
  const text = useText();
  const error: unknown = meta.touched ? meta.error : undefined;
  if (typeof error !== 'string' || error === '') return undefined;
  const message = messageOf(error, (code): code is ErrorCode => Object.hasOwn(messages, code));
  return message ? text(message.code, { name: '', ...message.values, ...values }) : error;
};
