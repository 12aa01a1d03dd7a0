import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ShownScript } from '@domain/sessions/session-files.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { SendButton } from '../../SendButton.tsx';
import { saveScript } from './fileCalls.ts';

interface Props {
  readonly sessionId: string;
  readonly script: ShownScript;
}

/** The one script that a session records, with its version and date. */
export const SessionScript = ({ sessionId, script: { version, writtenAt, text: words, hasPdf } }: Props) => {
  const text = useText();
  const dates = useDates();
  return (
    <Box component="section" sx={{ marginBottom: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="h4" component="h3">
        {text('sessions.script', { version, moment: dates.full(writtenAt) })}
      </Typography>
      {words !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
      )}
      {hasPdf && (
        <SendButton size="small" variant="outlined" onSend={() => saveScript(sessionId)}>
          {text('sessions.saveScript')}
        </SendButton>
      )}
    </Box>
  );
};
