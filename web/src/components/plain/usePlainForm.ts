import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useText } from '../../i18n/useText.ts';
import { isApiError, isLost } from '../../lib/http/apiError.ts';
import { isOnline, useOnline } from '../../lib/http/connection.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { createSubmitter, type Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';

type Faults<Values> = Partial<Record<keyof Values, string>>;

interface Config<Values> {
  readonly initial: Values;
  /** Errors by field, as sentences. */
  readonly collectFaults: (values: Values) => Faults<Values>;
  readonly send: (values: Values, submission: Submission) => Promise<unknown>;
  /** Handles errors without a field; default: a toast. */
  readonly onFailure?: (error: unknown) => void;
}

export interface PlainForm<Values> {
  readonly values: Values;
  /** After a failed submit, until fixed. */
  readonly faults: Faults<Values>;
  readonly isBusy: boolean;
  /** Submitted offline; sent automatically on reconnect. */
  readonly isWaiting: boolean;
  readonly change: (values: Partial<Values>) => void;
  readonly submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * A form without a form library, for phones opening a page from an email. Like every form: submits once,
 * shows errors at fields and scrolls to them, and sends offline submits on reconnect.
 */
export const usePlainForm = <Values extends object>(config: Config<Values>): PlainForm<Values> => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const [once] = useState(createSubmitter);
  const [values, setValues] = useState(config.initial);
  const [vain, setVain] = useState(0);
  const [refused, setRefused] = useState<Faults<Values>>({});
  const [isBusy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState<Values>();

  const change = useCallback((changed: Partial<Values>) => {
    const names = new Set(Object.keys(changed));
    setValues((before) => ({ ...before, ...changed }));
    setRefused(
      (before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !names.has(name))) as Faults<Values>,
    );
    setUnsent(undefined);
  }, []);

  const fail = (error: unknown): void => {
    if (isApiError(error) && error.property !== null && error.property in values) {
      setRefused({ [error.property]: error.message } as Faults<Values>);
      setVain((count) => count + 1);
    } else if (isLost(error) && !isOnline()) {
      setUnsent(values);
      toasts.info(text('common.sentWhenBack'));
    } else if (config.onFailure) config.onFailure(error);
    else toasts.error(errorText(error));
  };

  const submit = (event?: SyntheticEvent<HTMLFormElement>): void => {
    event?.preventDefault();
    form.current = event?.currentTarget ?? form.current;

    if (isBusy) return;

    setUnsent(undefined);
    setRefused({});

    if (Object.keys(config.collectFaults(values)).length > 0) {
      setVain((count) => count + 1);
      return;
    }

    setBusy(true);
    void once(JSON.stringify(values), (submission) => config.send(values, submission))
      .catch(fail)
      .finally(() => setBusy(false));
  };

  // Later edits aren't sent automatically.
  const isDue = online && unsent !== undefined && unsent === values;
  const newest = useRef(submit);
  useEffect(() => {
    newest.current = submit;
  });
  useEffect(() => {
    if (isDue) newest.current();
  }, [isDue]);

  useEffect(() => {
    if (vain === 0) return;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    fault?.focus({ preventScroll: true });
    fault?.scrollIntoView({ block: 'center' });
  }, [vain]);

  const faults = { ...(vain > 0 ? config.collectFaults(values) : {}), ...refused };
  return { values, faults, isBusy, isWaiting: unsent !== undefined, change, submit };
};
