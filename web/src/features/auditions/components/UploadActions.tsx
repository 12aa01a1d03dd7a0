import type { RefObject } from 'react';
import Button from '@mui/material/Button';
import { ActionBar } from '../../../components/layout/ActionBar.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  /** Whether a recording is chosen, or still being read: a press while it is read submits it. */
  readonly isChosen: boolean;
  /** Whether the recorder is open, which has the next step until a take is chosen. */
  readonly isRecording: boolean;
  readonly isSending: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** The one next step: choose a recording, submit it, or cancel its upload. */
export const UploadActions = ({ isChosen, isRecording, isSending, input, onSubmit, onCancel }: Props) => {
  const text = useText();
  if (isRecording && !isChosen && !isSending) return null;

  return (
    <ActionBar>
      {isSending ? (
        <Button fullWidth size="large" variant="outlined" color="inherit" onClick={onCancel}>
          {text('upload.cancel')}
        </Button>
      ) : (
        <Button
          fullWidth
          size="large"
          variant="contained"
          onClick={isChosen ? onSubmit : () => input.current?.click()}
        >
          {text(isChosen ? 'upload.submit' : 'upload.choose')}
        </Button>
      )}
    </ActionBar>
  );
};
