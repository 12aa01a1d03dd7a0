import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isFieldStale } from '../../lib/http/apiError.ts';
import { retryUntilAnswered } from '../../lib/http/retryUntilAnswered.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { createSubmitter, type Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';

/** One change of a field: the new value, and the one editing began with. */
export interface FieldChange {
  readonly value: string;
  readonly was: string;
}

type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'waiting' | 'saved' }
  /** Changed by another user since: the typed and the stored value are both offered. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Options {
  /** The live value. */
  readonly stored: string;
  readonly isSound: (value: string) => boolean;
  readonly save: (change: FieldChange, submission: Submission) => Promise<unknown>;
  /** Also saves while the focus stays: for values that are chosen, such as a day. */
  readonly savesOnPause?: boolean;
}

const IDLE: SaveState = { kind: 'idle' };

/** Longer than the time between two digits of a date. */
const PAUSE_MS = 1000;

/** Saves when typing pauses. */
const useSaveOnPause = (isDue: boolean, typed: FieldChange | null, leave: () => void): void => {
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(leave, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDue, typed, leave]);
};

/** Saves when the field leaves the screen; `lifeRef` ends then. */
const useSaveOnUnmount = (lifeRef: RefObject<AbortController | null>, leave: () => void): void => {
  useEffect(() => {
    const controller = new AbortController();
    lifeRef.current = controller;
    return () => {
      leave();
      controller.abort();
    };
  }, [lifeRef, leave]);
};

/** A field that saves on blur and on leaving its screen. Until then others' changes arrive live; typed input is kept, and unsent input is sent on reconnect. */
export const useSavedField = ({ stored, isSound, save, savesOnPause = false }: Options) => {
  const toasts = useToasts();
  const errorText = useErrorText();
  const [typed, setTyped] = useState<FieldChange | null>(null);
  const [agreed, setAgreed] = useState<{ readonly value: string; readonly over: string } | null>(null);
  const [state, setState] = useState<SaveState>(IDLE);
  const [once] = useState(createSubmitter);
  const life = useRef<AbortController>(null);
  const isLeftAgain = useRef(false);

  const now = {
    typed,
    stored,
    state,
    isSound,
    save,
    notify: (error: unknown) => toasts.error(errorText(error)),
  };

  const newest = useRef(now);
  useEffect(() => {
    newest.current = now;
  });
  // The server confirmed, or another change was faster: show the stored value.
  if (agreed && (agreed.value === stored || agreed.over !== stored)) setAgreed(null);

  const send = useCallback(
    async (first: FieldChange): Promise<void> => {
      const signal = life.current?.signal ?? new AbortController().signal;
      const onWait = () => setState({ kind: 'waiting' });

      for (let change: FieldChange | null = first; change;) {
        const fieldChange: FieldChange = change;

        setState({ kind: 'saving' });

        try {
          await once(JSON.stringify(fieldChange), (submission) =>
            retryUntilAnswered(() => newest.current.save(fieldChange, submission), { signal, onWait }),
          );
        } catch (error) {
          setState(isFieldStale(error) ? { kind: 'conflict' } : { kind: 'failed', error });
          // The field is gone, so a toast reports it.
          if (signal.aborted) newest.current.notify(error);
          return;
        }

        setAgreed({ value: fieldChange.value, over: newest.current.stored });
        setState({ kind: 'saved' });

        // Text typed meanwhile is based on the value saved now.
        const more = newest.current.typed;
        const next =
          more && more.value.trim() !== fieldChange.value ? { ...more, was: fieldChange.value } : null;

        setTyped(next);
        change = next && isLeftAgain.current ? { ...next, value: next.value.trim() } : null;
        isLeftAgain.current = false;
      }
    },
    [once],
  );

  const type = useCallback((value: string) => {
    isLeftAgain.current = false;
    setTyped((before) => ({ value, was: before?.was ?? newest.current.stored }));
    setState((before) => (before.kind === 'saved' || before.kind === 'failed' ? IDLE : before));
  }, []);

  const leave = useCallback(() => {
    const { typed: change, state: last, isSound: isFit } = newest.current;
    if (!change || last.kind === 'conflict' || !isFit(change.value)) return;
    if (last.kind === 'saving' || last.kind === 'waiting') {
      isLeftAgain.current = true;
      return;
    }
    const value = change.value.trim();
    if (value !== change.was) void send({ ...change, value });
    else setTyped(null);
  }, [send]);

  const keepMine = useCallback(() => {
    const { typed: change, stored: storedValue } = newest.current;
    if (change) void send({ value: change.value.trim(), was: storedValue });
  }, [send]);

  const giveUp = useCallback(() => {
    setTyped(null);
    setState(IDLE);
  }, []);

  useSaveOnPause(savesOnPause && typed !== null && typed.value !== '', typed, leave);
  useSaveOnUnmount(life, leave);

  return { value: typed?.value ?? agreed?.value ?? stored, typed, state, type, leave, keepMine, giveUp };
};
