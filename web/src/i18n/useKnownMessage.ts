import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { FieldErrorCode } from '@domain/messages/field-errors.en.ts';
import { formatValues, getMessage } from '@domain/messages/message-text.ts';
import { useLocale } from './localeContext.ts';

type Message = NonNullable<ReturnType<typeof getMessage<FieldErrorCode>>>;

/** Returns a schema's message id and values, if the page's catalog has them; undefined for finished sentences. */
export const useKnownMessage = (): ((message: string) => Message | undefined) => {
  const { messages } = useIntl();
  const { locale } = useLocale();

  return useCallback(
    (message) => {
      const isKnown = (code: string): code is FieldErrorCode => Object.hasOwn(messages, code);
      const found = getMessage(message, isKnown);
      return found && { ...found, values: formatValues(found.values, locale) };
    },
    [messages, locale],
  );
};
