import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormikHelpers } from 'formik';
import { isApiError } from '../../lib/http/apiError.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { presser, type Press } from '../../lib/press/presser.ts';
import { useToasts } from '../toasts/toasts.ts';

/** What a form is sent with. */
export interface Submission<Values> {
  readonly press: Press;
  readonly helpers: FormikHelpers<Values>;
}

/**
 * Submits a form: once, however often it is sent meanwhile. A fault that the API pins on a field is shown under it;
 * anything else is told in a toast unless `onFailure` tells it better. What the person typed is never lost.
 */
export const useSubmit = <Values extends object>(
  send: (values: Values, submission: Submission<Values>) => Promise<unknown>,
  onFailure?: (error: unknown, helpers: FormikHelpers<Values>) => void,
) => {
  const toasts = useToasts();
  const errorText = useErrorText();
  const [once] = useState(presser);
  const tell = onFailure ?? ((error: unknown) => toasts.error(errorText(error)));
  const newest = useRef({ send, tell });
  useEffect(() => {
    newest.current = { send, tell };
  });

  return useCallback(
    async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
      try {
        await once(JSON.stringify(values), (press) => newest.current.send(values, { press, helpers }));
      } catch (error) {
        if (isApiError(error) && error.property !== null && error.property in values) {
          await helpers.setFieldTouched(error.property, true, false);
          helpers.setFieldError(error.property, error.message);
        } else {
          newest.current.tell(error, helpers);
        }
      } finally {
        helpers.setSubmitting(false);
      }
    },
    [once],
  );
};
