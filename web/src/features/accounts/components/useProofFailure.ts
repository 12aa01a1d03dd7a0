import type { FormikHelpers } from 'formik';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { getAuthErrorText } from '../../../lib/session/authErrors.ts';

const WRONG = ['authError.wrongPassword', 'authError.wrongCredentials'];

/** Handles failures of forms that require `currentPassword`: a wrong one shows under its field. */
export const useProofFailure = <Values extends { readonly currentPassword: string }>() => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();

  return (error: unknown, helpers: FormikHelpers<Values>): void => {
    if (isApiError(error)) return void toasts.error(errorText(error));
    const view = getAuthErrorText(error);
    if ('id' in view && WRONG.includes(view.id))
      return helpers.setFieldError('currentPassword', text('authError.wrongPassword'));
    toasts.error('raw' in view ? view.raw : text(view.id));
  };
};
