import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FieldErrorCode } from '@domain/messages/field-errors.en.ts';
import { getMessage } from '@domain/messages/message-text.ts';

type Message = NonNullable<ReturnType<typeof getMessage<FieldErrorCode>>>;

/** Returns a schema's message id and values, if the page's catalog has them; undefined for finished sentences. */
export const useKnownMessage = (): ((message: string) => Message | undefined) => {
  const { messages } = useIntl();
  return useCallback(
    (message) => getMessage(message, (code): code is FieldErrorCode => Object.hasOwn(messages, code)),
    [messages],
  );
};
