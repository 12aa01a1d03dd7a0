import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormikHelpers } from 'formik';
import { useText } from '../../i18n/useText.ts';
import { isApiError, isLost } from '../../lib/http/apiError.ts';
import { isOnline } from '../../lib/http/connection.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { createSubmitter, type Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';
import { getWaitingStatus } from './waiting.ts';

interface SubmitContext<Values> {
  readonly submission: Submission;
  readonly helpers: FormikHelpers<Values>;
}

/**
 * Submits a form once, ignoring repeats meanwhile. API errors with a field show under it; others go to `onFailure`
 * or a toast. Input is never lost, and offline it waits for the network (`SendWhenBack`).
 */
export const useSubmit = <Values extends object>(
  send: (values: Values, context: SubmitContext<Values>) => Promise<unknown>,
  onFailure?: (error: unknown, helpers: FormikHelpers<Values>) => void,
) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [once] = useState(createSubmitter);
  const dismissFailure = useRef<() => void>(undefined);
  const notify =
    onFailure ?? ((error: unknown) => void (dismissFailure.current = toasts.error(errorText(error))));
  const showWait = () => toasts.info(text('common.sentWhenBack'));
  const newest = useRef({ send, notify, showWait });

  useEffect(() => {
    newest.current = { send, notify, showWait };
  });

  return useCallback(
    async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
      dismissFailure.current?.();

      try {
        await once(JSON.stringify(values), (submission) =>
          newest.current.send(values, { submission, helpers }),
        );
      } catch (error) {
        if (isApiError(error) && error.property !== null && error.property in values) {
          await helpers.setFieldTouched(error.property, true, false);
          helpers.setFieldError(error.property, error.message);
        } else if (isLost(error) && !isOnline()) {
          helpers.setStatus(getWaitingStatus(values));
          newest.current.showWait();
        } else {
          newest.current.notify(error, helpers);
        }
      } finally {
        helpers.setSubmitting(false);
      }
    },
    [once],
  );
};
