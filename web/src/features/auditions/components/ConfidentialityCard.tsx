import { CONFIDENTIALITY_VERSION } from '@domain/auditions/confidentiality.ts';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Typography from '@mui/material/Typography';
import { CONFIDENTIALITY_TEXT } from '@domain/auditions/confidentiality.ts';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly entry: AuditionEntryPage;
  readonly token: string;
  /** Reads the request again, now with its script. */
  readonly onAccepted: () => Promise<void>;
}

/** What a talent accepts before a private script. */
export const ConfidentialityCard = ({ entry, token, onAccepted }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const { name, isAccepted } = entry.confidentiality ?? { name: '', isAccepted: false };
  const Icon = isAccepted ? CheckCircle : Lock;

  return (
    <Stack
      component="section"
      aria-label={text('upload.confidential')}
      gap={1}
      sx={{
        marginBottom: 2,
        padding: 2,
        borderRadius: 2,
        border: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Row isOneLine align="center">
        <Icon aria-hidden fontSize="small" color={isAccepted ? 'success' : 'inherit'} />
        <Typography role="status" variant="h3" component="h2">
          {text(isAccepted ? 'upload.confidentialityAccepted' : 'upload.confidential')}
        </Typography>
      </Row>
      {!isAccepted && (
        <>
          {CONFIDENTIALITY_TEXT[locale].map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          <Muted sx={{ overflowWrap: 'anywhere' }}>{text('upload.confidentialityAs', { name })}</Muted>
          <SendButton
            variant="contained"
            onSend={async (submission) => {
              await api.auditions.acceptConfidentiality(
                { id: entry.id },
                { token },
                { version: CONFIDENTIALITY_VERSION },
                submission,
              );
              await onAccepted();
            }}
            sx={{ minHeight: 44, justifySelf: 'start' }}
          >
            {text('upload.acceptConfidentiality')}
          </SendButton>
        </>
      )}
    </Stack>
  );
};
