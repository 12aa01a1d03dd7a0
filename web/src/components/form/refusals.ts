import { useCallback, useEffect, useRef } from 'react';
import type { FormikErrors, FormikHelpers, FormikValues } from 'formik';

interface Refusal {
  readonly value: unknown;
  readonly message: string;
}

/**
 * What the server refused of a form stays said while the refused value stands there: a field that is left is checked anew,
 * and the form alone knows nothing of it. Whoever sends it again asks the server again.
 */
export const useRefusals = <Values extends FormikValues>() => {
  const refused = useRef(new Map<string, Refusal>());
  useEffect(() => {
    const forget = () => refused.current.clear();
    document.addEventListener('submit', forget, true);
    return () => document.removeEventListener('submit', forget, true);
  }, []);

  const standing = useCallback((values: Values): FormikErrors<Values> => {
    const kept = [...refused.current].filter(([field, { value }]) => values[field] === value);
    return Object.fromEntries(kept.map(([field, { message }]) => [field, message])) as FormikErrors<Values>;
  }, []);

  /** The same helpers, which remember what they are told of a field. */
  const remembering = useCallback(
    (values: Values, helpers: FormikHelpers<Values>): FormikHelpers<Values> => ({
      ...helpers,
      setFieldError: (field, message) => {
        if (message) refused.current.set(field, { value: values[field], message });
        helpers.setFieldError(field, message);
      },
    }),
    [],
  );
  return { standing, remembering };
};
