import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import { useAutofill } from './useAutofill.ts';
import { isWaiting } from './waiting.ts';

type Props = Omit<ButtonProps, 'type' | 'loading' | 'onClick'> & {
  /** Shows as busy before submission, such as credentials from an address. */
  readonly waiting?: boolean;
};

/** Submits its form and is busy until the response. While offline it shows that it waits; pressing it retries. */
export const SubmitButton = ({ waiting = false, children, ...button }: Props) => {
  const text = useText();
  const { isSubmitting, status, values } = useFormikContext();
  const unsent = !isSubmitting && isWaiting(status, values);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  useAutofill(buttonRef);

  // A disabled busy button loses the focus, so it is restored for keyboard users.
  useEffect(() => {
    if (isSubmitting || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) buttonRef.current?.focus();
  }, [isSubmitting]);

  return (
    <Button
      variant="contained"
      {...button}
      {...(unsent ? { startIcon: <CloudOff /> } : {})}
      ref={buttonRef}
      type="submit"
      // A mouse press keeps the focus in the field: blur validation would change the text below it and move the button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        wasPressed.current = document.activeElement === buttonRef.current;
      }}
      loading={isSubmitting || waiting}
    >
      {unsent ? text('common.waitsForNetwork') : children}
    </Button>
  );
};
