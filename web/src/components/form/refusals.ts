import { useCallback, useEffect, useRef } from 'react';
import type { FormikErrors, FormikHelpers, FormikValues } from 'formik';

interface Refusal {
  readonly value: unknown;
  readonly message: string;
}

/** Keeps server errors while the refused value is unchanged: blur validation would drop them. A resubmit clears them. */
export const useRefusals = <Values extends FormikValues>() => {
  const refused = useRef(new Map<string, Refusal>());
  useEffect(() => {
    const forget = () => refused.current.clear();
    document.addEventListener('submit', forget, true);
    return () => document.removeEventListener('submit', forget, true);
  }, []);

  const standing = useCallback((values: Values): FormikErrors<Values> => {
    const refusedEntries = [...refused.current].filter(([field, { value }]) => values[field] === value);
    return Object.fromEntries(
      refusedEntries.map(([field, { message }]) => [field, message]),
    ) as FormikErrors<Values>;
  }, []);

  /** Form helpers that also store the errors set on fields. */
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
