import Button, { type ButtonProps } from '@mui/material/Button';
import type { Press } from '../lib/press/presser.ts';
import { usePress } from '../lib/press/usePress.ts';

interface Props extends Omit<ButtonProps, 'onClick' | 'loading' | 'type'> {
  readonly onSend: (press: Press) => Promise<unknown>;
  /** Handles a failure; default: a toast. */
  readonly onFailure?: (error: unknown) => void;
}

/** A button that sends once and is busy until the reply. */
export const SendButton = ({ onSend, onFailure, ...button }: Props) => {
  const { busy, press } = usePress(onSend, onFailure);

  return (
    <Button
      {...button}
      loading={busy}
      // As in a form's own button: blur validation would move this button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void press()}
    />
  );
};
