import Button, { type ButtonProps } from '@mui/material/Button';
import type { Press } from '../lib/press/presser.ts';
import { usePress } from '../lib/press/usePress.ts';

interface Props extends Omit<ButtonProps, 'onClick' | 'loading' | 'type'> {
  readonly onSend: (press: Press) => Promise<unknown>;
  /** Tells of a failure; a toast does where this is absent. */
  readonly onFailure?: (error: unknown) => void;
}

/** A button that sends: once, and is busy until there is an answer. */
export const SendButton = ({ onSend, onFailure, ...button }: Props) => {
  const { busy, press } = usePress(onSend, onFailure);
  return (
    <Button
      {...button}
      loading={busy}
      // As of a form's own button: a field that is left is checked, and what is said below it would move this one.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void press()}
    />
  );
};
