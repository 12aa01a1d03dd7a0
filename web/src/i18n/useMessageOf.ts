import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FieldErrorCode } from '@domain/messages/field-errors.en.ts';
import { messageOf } from '@domain/messages/message-text.ts';

type Message = NonNullable<ReturnType<typeof messageOf<FieldErrorCode>>>;

/** Returns a schema's message id and values, if the page's catalog has them; undefined for finished sentences. */
export const useMessageOf = (): ((message: string) => Message | undefined) => {
  const { messages } = useIntl();
  return useCallback(
    (message) => messageOf(message, (code): code is FieldErrorCode => Object.hasOwn(messages, code)),
    [messages],
  );
};
