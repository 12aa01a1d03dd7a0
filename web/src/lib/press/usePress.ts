import { useCallback, useEffect, useRef, useState } from 'react';
import { useToasts } from '../toasts.ts';
import { useErrorText } from '../http/useErrorText.ts';
import { createPresser, type Press } from './presser.ts';

interface Pressing<Args extends readonly unknown[]> {
  readonly busy: boolean;
  /** Resolves once finished, with or without success. Arguments must be plain data. */
  readonly press: (...about: Args) => Promise<void>;
}

/** Runs an action once, ignoring presses meanwhile. A failure shows as a toast, unless `onFailure` handles it. */
export const usePress = <Args extends readonly unknown[]>(
  send: (press: Press, ...about: Args) => Promise<unknown>,
  onFailure?: (error: unknown) => void,
): Pressing<Args> => {
  const toasts = useToasts();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [once] = useState(createPresser);
  const dismissFailure = useRef<() => void>(undefined);
  const notify =
    onFailure ?? ((error: unknown) => void (dismissFailure.current = toasts.error(errorText(error))));
  const newest = useRef({ send, notify });

  useEffect(() => {
    newest.current = { send, notify };
  });

  const press = useCallback(
    (...about: Args) =>
      once(JSON.stringify(about), async (own) => {
        dismissFailure.current?.();
        setBusy(true);
        await newest.current.send(own, ...about);
      })
        .catch((error: unknown) => newest.current.notify(error))
        .finally(() => setBusy(false)),
    [once],
  );

  return { busy, press };
};
