import Button, { type ButtonProps } from '@mui/material/Button';
import type { Submission } from '../lib/submission/submitter.ts';
import { useSubmission } from '../lib/submission/useSubmission.ts';

interface Props extends Omit<ButtonProps, 'onClick' | 'loading' | 'type'> {
  readonly onSend: (submission: Submission) => Promise<unknown>;
  /** Handles a failure; default: a toast. */
  readonly onFailure?: (error: unknown) => void;
}

/** A button that sends once and is busy until the reply. */
export const SendButton = ({ onSend, onFailure, ...button }: Props) => {
  const { busy, submit } = useSubmission(onSend, onFailure);

  return (
    <Button
      {...button}
      loading={busy}
      // As in a form's own button: blur validation would move this button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void submit()}
    />
  );
};
