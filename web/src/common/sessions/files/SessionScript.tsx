import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RoleScript, ShownScript } from '@domain/sessions/session-files.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';

interface Props {
  readonly sessionId: string;
  readonly script: ShownScript & Partial<RoleScript>;
}

/** A session's script with version and date, and its character if there are several. */
export const SessionScript = ({ sessionId, script }: Props) => {
  const text = useText();
  const dates = useDates();
  const { version, writtenAt, text: words, hasPdf, clip, voiceId, character } = script;
  const named = { version, moment: dates.full(writtenAt) };

  return (
    <Stack component="section" gap={1} align="start" sx={{ marginBottom: 2 }}>
      <Typography variant="h4" component="h3">
        {character === undefined
          ? text('sessions.script', named)
          : text('sessions.scriptFor', { character, ...named })}
      </Typography>
      {words !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
      )}
      {clip && (
        <Box sx={{ justifySelf: 'stretch' }}>
          <Typography variant="subtitle2" component="h4">
            {text('sessions.clip')}
          </Typography>
          <WaveformPlayer
            title={character === undefined ? text('sessions.clip') : text('sessions.clipFor', { character })}
            {...clip}
            getUrl={async () => (await api.sessions.clip({ id: sessionId }, { voiceId })).audioUrl}
          />
        </Box>
      )}
      {hasPdf && (
        <SendButton
          size="small"
          variant="outlined"
          onSend={() =>
            download(api.sessions.script, {
              params: { id: sessionId },
              query: { voiceId },
              name: 'script.pdf',
            })
          }
        >
          {text('sessions.saveScript')}
        </SendButton>
      )}
    </Stack>
  );
};
