import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mailApi } from '@domain/mail/mail.api.ts';
import type { StuckMail } from '@domain/mail/mail.ts';
import { DateText } from '../../../components/DateText.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** One email that does not leave: to whom and about what, why, and when it is tried again. */
export const StuckMailRow = ({ mail }: { readonly mail: StuckMail }) => {
  const text = useText();
  const toasts = useToasts();
  const { id, to, kind, reason, state, nextAttemptAt, createdAt } = mail;

  const retry = async (press: Press) => {
    await change(mailApi['mail.retry'], { params: { id } }, press);
    toasts.success(text('stuckMail.retried', { to }));
  };

  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {to}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(`stuckMail.kind.${kind}`)} · <DateText instant={createdAt} withTime />
        </Typography>
        <Typography variant="body2">{text(`stuckMail.reason.${reason}`)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {state === 'failed' ? (
            text('stuckMail.givenUp')
          ) : (
            <>
              {text('stuckMail.nextAttempt')} <DateText instant={nextAttemptAt} withTime />
            </>
          )}
        </Typography>
      </Box>
      <SendButton
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={text('stuckMail.retryTo', { to })}
        onSend={retry}
      >
        {text('stuckMail.retry')}
      </SendButton>
    </Box>
  );
};
