import { CONFIDENTIALITY_VERSION } from '@domain/auditions/confidentiality.ts';
import Lock from '@mui/icons-material/LockOutlined';
import Typography from '@mui/material/Typography';
import { CONFIDENTIALITY_TEXT } from '@domain/auditions/confidentiality.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly sessionId: string;
  /** Reads the session's files again, now with its scripts. */
  readonly onAccepted: () => void;
}

/** What a talent accepts before a session's private scripts. */
export const ScriptLock = ({ sessionId, onAccepted }: Props) => {
  const text = useText();
  const { locale } = useLocale();

  return (
    <Stack component="section" gap={1} align="start" sx={{ marginBottom: 2 }}>
      <Row isOneLine align="center">
        <Lock aria-hidden fontSize="small" />
        <Typography variant="h4" component="h3">
          {text('sessions.confidential')}
        </Typography>
      </Row>
      {CONFIDENTIALITY_TEXT[locale].map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      <SendButton
        variant="contained"
        onSend={async (submission) => {
          await api.sessions.acceptConfidentiality(
            { id: sessionId },
            { version: CONFIDENTIALITY_VERSION },
            submission,
          );
          onAccepted();
        }}
        sx={{ minHeight: 44 }}
      >
        {text('sessions.acceptConfidentiality')}
      </SendButton>
    </Stack>
  );
};
