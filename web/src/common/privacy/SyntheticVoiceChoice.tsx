import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';

interface Props {
  readonly isGiven: boolean;
  /** What the consent is for, as its dialog and screen readers name it. */
  readonly name: string;
  readonly onChange: (isGiven: boolean, submission: Submission) => Promise<unknown>;
}

/** Shows a consent to a synthetic voice. Giving or withdrawing it takes a confirmed question. */
export const SyntheticVoiceChoice = ({ isGiven, name, onChange }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const question = isGiven ? 'withdraw' : 'give';

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Muted variant="caption">{text(isGiven ? 'demo.consentGiven' : 'demo.consentNotGiven')}</Muted>
      <Button
        size="small"
        color="inherit"
        aria-label={text('demo.consentDetailsFor', { name })}
        onClick={() => setAsking(true)}
      >
        {text('demo.consentDetails')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text(`demo.consentTitle.${question}`)}
        confirmLabel={text(`demo.consentConfirm.${question}`)}
        tone={isGiven ? 'error' : 'primary'}
        onConfirm={async (submission) => {
          try {
            await onChange(!isGiven, submission);
            setAsking(false);
            toasts.success(text(isGiven ? 'demo.consentWithdrawn' : 'demo.consentSaved'));
          } catch (error) {
            toasts.error(errorText(error));
          }
        }}
        onCancel={() => setAsking(false)}
      >
        {text(`demo.consentText.${question}`, { name })}
      </ConfirmDialog>
    </Box>
  );
};
