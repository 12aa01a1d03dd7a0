import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { useOnline } from '../../lib/http/connection.ts';
import { isWaiting } from './waiting.ts';

/**
 * Sends a form that was sent without a network as soon as there is one again, under the key of the first press, so that it
 * happens once. Whoever has changed something since sends it themselves.
 */
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
