import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useText } from '../../i18n/useText.ts';
import { isWaiting } from './waiting.ts';

type Props = Omit<ButtonProps, 'type' | 'loading' | 'onClick'> & {
  /** Sends by itself what was filled in, such as an address that carries it. */
  readonly waiting?: boolean;
};

/**
 * Sends the form around it, and is busy until that has an answer. Where it waits for the network it says so, and tries
 * again when it is pressed.
 */
export const SubmitButton = ({ waiting = false, children, ...button }: Props) => {
  const text = useText();
  const { isSubmitting, status, values } = useFormikContext();
  const unsent = !isSubmitting && isWaiting(status, values);
  const own = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // A button that is busy cannot keep the focus; whoever works by keyboard gets it back.
  useEffect(() => {
    if (isSubmitting || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) own.current?.focus();
  }, [isSubmitting]);
  return (
    <Button
      variant="contained"
      {...button}
      {...(unsent ? { startIcon: <CloudOff /> } : {})}
      ref={own}
      type="submit"
      // Pressed by a mouse it leaves the focus in the field: a field that is left is checked, what is said below it comes
      // or goes, and the button would move from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        wasPressed.current = document.activeElement === own.current;
      }}
      loading={isSubmitting || waiting}
    >
      {unsent ? text('common.waitsForNetwork') : children}
    </Button>
  );
};
