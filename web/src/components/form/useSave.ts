import { useCallback } from 'react';
import type { FormikHelpers } from 'formik';
import { useText } from '../../i18n/useText.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { useToasts } from '../toasts/toasts.ts';
import { submitForm } from './submitForm.ts';

/** Submit of a form of one's own data: sends it, says that it is saved, and takes what was sent for the new state. */
export const useSave = <Values extends object>(send: (values: Values) => Promise<unknown>) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  return useCallback(
    (values: Values, helpers: FormikHelpers<Values>) =>
      submitForm(
        values,
        helpers,
        async () => {
          await send(values);
          helpers.resetForm({ values });
          toasts.success(text('common.saved'));
        },
        (error) => toasts.error(errorText(error)),
      ),
    [errorText, send, text, toasts],
  );
};
