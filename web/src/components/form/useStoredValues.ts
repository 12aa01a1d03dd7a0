import { useCallback, useState } from 'react';

/** Runs the submission of a form from its first call to its last consequence. */
export type AroundSubmit = (submit: () => Promise<void>) => Promise<void>;

/**
 * What a form of a stored record begins with. It follows the record, but not while the form is being submitted: what arrives
 * then is what was submitted.
 */
export const useStoredValues = <Values extends object>(stored: Values) => {
  const [held, setHeld] = useState<Values>();
  const around: AroundSubmit = useCallback(
    async (submit) => {
      setHeld(stored);
      try {
        await submit();
      } finally {
        setHeld(undefined);
      }
    },
    [stored],
  );
  return { initialValues: held ?? stored, around };
};
