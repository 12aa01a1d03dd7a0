import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';

const CONTROLS = 'input:not([type="hidden"], [aria-hidden="true"]), textarea, [role="combobox"], button';

/** Where the fault is that comes first on the page: in the form that was sent, in the dialog in front, or anywhere. */
const firstFault = (sent: Element | null): HTMLElement | null => {
  const front = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const fault = (sent ?? front ?? document).querySelector('.Mui-error');
  return fault?.closest('.MuiFormControl-root')?.querySelector<HTMLElement>(CONTROLS) ?? null;
};

/** After a form was sent in vain: the focus, and what is seen, go to its first fault, the server's as well as its own. */
export const FirstFault = () => {
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const sentRef = useRef<Element | null>(null);
  const handledRef = useRef(submitCount);

  useEffect(() => {
    if (isSubmitting) {
      sentRef.current = document.activeElement?.closest('form') ?? null;
      return;
    }
    if (handledRef.current === submitCount) return;
    handledRef.current = submitCount;
    if (isValid) return;
    const control = firstFault(sentRef.current);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [isSubmitting, isValid, submitCount]);
  return null;
};
