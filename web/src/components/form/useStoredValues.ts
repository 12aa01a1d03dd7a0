import { useCallback, useState } from 'react';

/** Wraps a form's submission, from its first call to its last effect. */
export type AroundSubmit = (submit: () => Promise<void>) => Promise<void>;

/**
 * Initial values of a stored record's form. They follow the record, except during submission:
 * what arrives then is what was submitted.
 */
export const useStoredValues = <Values extends object>(stored: Values) => {
  const [storedValues, setStoredValues] = useState<Values>();

  const around: AroundSubmit = useCallback(
    async (submit) => {
      setStoredValues(stored);
      try {
        await submit();
      } finally {
        setStoredValues(undefined);
      }
    },
    [stored],
  );

  return { initialValues: storedValues ?? stored, around };
};
