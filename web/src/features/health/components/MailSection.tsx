import Typography from '@mui/material/Typography';
import type { Backlog } from '@domain/health/health.ts';
import { StuckMailRow } from '../../../common/mail/StuckMailRow.tsx';
import { useStuckMail } from '../../../common/mail/useStuckMail.ts';
import { RowList } from '../../../components/RowList.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';
import { useMailHealth } from '../data/useHealth.ts';
import { PartError } from './PartError.tsx';
import { AutoCheckSection } from './AutoCheckSection.tsx';

/** A backlog with its oldest time. */
const Counted = ({
  backlog: { since },
  children,
}: {
  readonly backlog: Backlog;
  readonly children: string;
}) => {
  const text = useText();
  const dates = useDates();
  return (
    <Typography variant="body2">
      {children}
      {since !== null && ` ${text('health.since', { moment: dates.full(since) })}`}
    </Typography>
  );
};

const StuckMails = ({
  agencyId,
  count,
  onChanged,
}: {
  readonly agencyId: string;
  readonly count: number;
  readonly onChanged: () => void;
}) => {
  const text = useText();
  const stuck = useStuckMail(agencyId);
  if (stuck.status === 'error') return <PartError error={stuck.error} onRetry={stuck.retry} />;

  const mails = stuck.data ?? [];
  if (mails.length === 0) return null;

  return (
    <div>
      <RowList label={text('health.mailList')}>
        {mails.map((mail) => (
          <StuckMailRow key={mail.id} mail={mail} onChanged={onChanged} />
        ))}
      </RowList>
      {count > mails.length && <Muted>{text('health.mailMore', { shown: mails.length })}</Muted>}
    </div>
  );
};

/** Pending and stuck emails: each can be sent now or dropped. */
export const MailSection = ({ agencyId }: { readonly agencyId: string }) => {
  const text = useText();
  const toasts = useToasts();
  const mail = useMailHealth();

  const retryAll = async (submission: Submission) => {
    const { done, left } = await api.health.retryMail(submission);
    const more = left > 0 ? ` ${text('health.remaining', { count: left })}` : '';
    toasts.success(`${text('health.retriedAll', { count: done })}${more}`);
    mail.reload();
  };

  return (
    <AutoCheckSection
      title={text('health.mail')}
      lead={text('health.mailLead')}
      of={mail}
      isWell={({ stuck }) => stuck.count === 0}
    >
      {({ waiting, stuck }) => (
        <>
          {waiting.count === 0 && stuck.count === 0 && (
            <Typography variant="body2">{text('health.mailNone')}</Typography>
          )}
          {waiting.count > 0 && (
            <Counted backlog={waiting}>{text('health.mailWaiting', { count: waiting.count })}</Counted>
          )}
          {stuck.count > 0 && (
            <>
              <Counted backlog={stuck}>{text('health.mailStuck', { count: stuck.count })}</Counted>
              <div>
                <SendButton variant="outlined" color="inherit" onSend={retryAll}>
                  {text('health.retryAll')}
                </SendButton>
              </div>
              <StuckMails agencyId={agencyId} count={stuck.count} onChanged={mail.reload} />
            </>
          )}
        </>
      )}
    </AutoCheckSection>
  );
};
