import { useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StuckMail } from '@domain/mail/mail.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { DateText } from '../../components/DateText.tsx';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { MAIN_ID } from '../../components/layout/SkipLink.tsx';
import { SendButton } from '../../components/SendButton.tsx';
import { useToasts } from '../../lib/toasts.ts';

interface Props {
  readonly mail: StuckMail;
  /** Called after the mail was handled. */
  readonly onChanged?: (() => void) | undefined;
}

/** An undelivered email: recipient, subject, reason and next attempt. It can be sent now, or dropped. */
export const StuckMailRow = ({ mail, onChanged }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { id, to, kind, reason, state, nextAttemptAt, createdAt } = mail;

  const retry = async (submission: Submission) => {
    await api.mail.retry({ id }, submission);
    toasts.success(text('stuckMail.retried', { to }));
    onChanged?.();
  };

  const drop = async (submission: Submission) => {
    await api.mail.drop({ id }, submission);
    toasts.success(text('stuckMail.dropped', { to }));
    flushSync(() => setAsking(false));
    // The button disappears with the email, so the focus moves to the start of the page.
    document.getElementById(MAIN_ID)?.focus();
    onChanged?.();
  };

  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {to}
        </Typography>
        <Muted>
          {text(`stuckMail.kind.${kind}`)} · <DateText instant={createdAt} withTime />
        </Muted>
        <Typography variant="body2">{text(`stuckMail.reason.${reason}`)}</Typography>
        <Muted>
          {state === 'failed' ? (
            text('stuckMail.givenUp')
          ) : (
            <>
              {text('stuckMail.nextAttempt')} <DateText instant={nextAttemptAt} withTime />
            </>
          )}
        </Muted>
      </Box>
      <Row>
        <Button
          size="small"
          color="inherit"
          aria-label={text('stuckMail.dropTo', { to })}
          onClick={() => setAsking(true)}
        >
          {text('stuckMail.drop')}
        </Button>
        <SendButton
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={text('stuckMail.retryTo', { to })}
          onSend={retry}
        >
          {text('stuckMail.retry')}
        </SendButton>
      </Row>
      {isAsking && (
        <ConfirmDialog
          open
          title={text('stuckMail.dropTitle', { to })}
          confirmLabel={text('stuckMail.dropConfirm')}
          tone="error"
          onCancel={() => setAsking(false)}
          onConfirm={drop}
        >
          {text('stuckMail.dropText', { what: text(`stuckMail.kind.${kind}`) })}
        </ConfirmDialog>
      )}
    </Box>
  );
};
