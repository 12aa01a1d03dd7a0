import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { SendButton } from '../../components/SendButton.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';
import { api } from '../../lib/http/api.ts';

const UnexpectedDialog = lazyComponent(() =>
  import('./UnexpectedDialog.tsx').then((module) => module.UnexpectedDialog),
);

interface Props {
  readonly sessionId: string;
  readonly files: readonly Delivery[];
  /** Those that the order doesn't include: they ask first. */
  readonly unexpected: readonly Delivery[];
  /** The list of the files. */
  readonly children: ReactNode;
}

/** Files of a session that the client doesn't see yet, and sending them. */
export const UnsentFiles = ({ sessionId, files, unexpected, children }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const label = text('deliveries.send', { count: files.length });

  const send = async (chosen: readonly Delivery[], submission: Submission) => {
    await api.deliveries.send({ id: sessionId }, { ids: chosen.map(({ id }) => id) }, submission);
    setAsking(false);
    toasts.success(text('deliveries.sent', { count: chosen.length }));
  };

  return (
    <Box sx={{ marginBottom: 2, paddingBottom: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Row align="center">
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography component="h3" role="status" sx={{ fontWeight: 600 }}>
            {text('deliveries.unsent', { count: files.length })}
          </Typography>
          <Muted>{text('deliveries.unsentLead')}</Muted>
        </Box>
        {unexpected.length > 0 ? (
          <Button variant="contained" onClick={() => setAsking(true)}>
            {label}
          </Button>
        ) : (
          <SendButton variant="contained" onSend={(submission) => send(files, submission)}>
            {label}
          </SendButton>
        )}
      </Row>
      {children}
      {isAsking && (
        <UnexpectedDialog
          names={unexpected.map(({ name }) => name)}
          expected={files.length - unexpected.length}
          onSendAll={(submission) => send(files, submission)}
          onSendExpected={(submission) =>
            send(
              files.filter((file) => !unexpected.includes(file)),
              submission,
            )
          }
          onCancel={() => setAsking(false)}
        />
      )}
    </Box>
  );
};
