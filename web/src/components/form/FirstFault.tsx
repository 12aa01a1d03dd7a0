import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { useKnownMessage } from '../../i18n/useKnownMessage.ts';
import { useText } from '../../i18n/useText.ts';
import { useToasts } from '../../lib/toasts.ts';
import { getFirstMessage } from './getFirstMessage.ts';

const CONTROLS =
  'input:not([type="hidden"], [aria-hidden="true"]), textarea, [role="combobox"], [role="spinbutton"], button';

/** Returns the first error on the page: in the submitted form, the front dialog, or anywhere. */
const findFirstFault = (sent: Element | null): HTMLElement | null => {
  const front = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const fault = (sent ?? front ?? document).querySelector('.Mui-error');
  return fault?.closest('.MuiFormControl-root')?.querySelector<HTMLElement>(CONTROLS) ?? null;
};

/** Focuses the first error of a submitted form. An error without a field shows as a notice. */
export const FirstFault = () => {
  const { submitCount, isSubmitting, isValid, errors } = useFormikContext();
  const text = useText();
  const getMessage = useKnownMessage();
  const toasts = useToasts();
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

    const control = findFirstFault(sentRef.current);
    if (control) {
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'center' });
      return;
    }

    const fault = getFirstMessage(errors);
    if (fault === undefined) return;

    const message = getMessage(fault);
    toasts.error(message ? text(message.code, { name: '', ...message.values }) : fault);
  }, [isSubmitting, isValid, submitCount, errors, getMessage, text, toasts]);

  return null;
};
