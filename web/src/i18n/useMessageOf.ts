import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorCode } from '@domain/messages/errors.en.ts';
import { messageOf } from '@domain/messages/message-text.ts';

type Message = NonNullable<ReturnType<typeof messageOf>>;

/** The id and values that a schema says of a value, as far as the page's catalog knows them; undefined for finished sentences. */
export const useMessageOf = (): ((message: string) => Message | undefined) => {
  const { messages } = useIntl();
  return useCallback(
    (message) => messageOf(message, (code): code is ErrorCode => Object.hasOwn(messages, code)),
    [messages],
  );
};
