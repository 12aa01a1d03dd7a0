import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isolateAll } from '@domain/values/direction.ts';
import type { MessageId } from './locale.ts';

export type TextValues = Readonly<Record<string, string | number | Date>>;
/** Text of a message id, with its values filled in. */
export type FormatText = (id: MessageId, values?: TextValues) => string;

/** `const text = useText(); text('common.save')` — the short way to react-intl for plain text. */
export const useText = (): FormatText => {
  const intl = useIntl();
  // A name of another direction doesn't reorder the sentence around it.
  return useCallback((id, values) => intl.formatMessage({ id }, isolateAll(values)), [intl]);
};
