import { useCallback, useEffect, useRef, useState } from 'react';
import { useToasts } from '../toasts.ts';
import { useErrorText } from '../http/useErrorText.ts';
import { createSubmitter, type Submission } from './submitter.ts';

interface SubmissionState<Args extends readonly unknown[]> {
  readonly busy: boolean;
  /** Resolves once finished, with or without success. Arguments must be plain data. */
  readonly submit: (...about: Args) => Promise<void>;
}

/** Runs an action once, ignoring repeats meanwhile. A failure shows as a toast, unless `onFailure` handles it. */
export const useSubmission = <Args extends readonly unknown[]>(
  send: (submission: Submission, ...about: Args) => Promise<unknown>,
  onFailure?: (error: unknown) => void,
): SubmissionState<Args> => {
  const toasts = useToasts();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [once] = useState(createSubmitter);
  const dismissFailure = useRef<() => void>(undefined);
  const notify =
    onFailure ?? ((error: unknown) => void (dismissFailure.current = toasts.error(errorText(error))));
  const newest = useRef({ send, notify });

  useEffect(() => {
    newest.current = { send, notify };
  });

  const submit = useCallback(
    (...about: Args) =>
      once(JSON.stringify(about), async (submission) => {
        dismissFailure.current?.();
        setBusy(true);
        await newest.current.send(submission, ...about);
      })
        .catch((error: unknown) => newest.current.notify(error))
        .finally(() => setBusy(false)),
    [once],
  );

  return { busy, submit };
};
