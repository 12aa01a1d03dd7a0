import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { useOnline } from '../../lib/http/connection.ts';
import { isWaiting } from './waiting.ts';

/** Sends a form submitted offline on reconnect, with the same idempotency key. If it was edited since, the user submits it. */
export const SendWhenBack = () => {
  const isOnline = useOnline();
  const { status, values, isSubmitting, submitForm, setStatus } = useFormikContext();
  const isDue = isOnline && !isSubmitting && isWaiting(status, values);
  const newest = useRef({ submitForm, setStatus });

  useEffect(() => {
    newest.current = { submitForm, setStatus };
  });

  useEffect(() => {
    if (!isDue) return;
    newest.current.setStatus(undefined);
    void newest.current.submitForm();
  }, [isDue]);

  return null;
};
