import type { FormikHelpers } from 'formik';
import { isApiError } from '../../lib/http/apiError.ts';

/**
 * Runs a form's call. A fault the API pins on a field is shown under it; anything else goes to `otherwise`, mostly a
 * toast. What the person typed is never lost.
 */
export const submitForm = async <Values extends object>(
  values: Values,
  helpers: FormikHelpers<Values>,
  send: () => Promise<void>,
  otherwise: (error: unknown) => void,
): Promise<void> => {
  try {
    await send();
  } catch (error) {
    if (isApiError(error) && error.property !== null && error.property in values) {
      await helpers.setFieldTouched(error.property, true, false);
      helpers.setFieldError(error.property, error.message);
    } else {
      otherwise(error);
    }
  } finally {
    helpers.setSubmitting(false);
  }
};
