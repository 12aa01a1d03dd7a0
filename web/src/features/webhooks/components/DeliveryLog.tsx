import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { DeliveryState, ListedDelivery, ListedWebhook } from '@domain/webhooks/webhooks.ts';
import { DateText } from '../../../components/DateText.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { replayDelivery, useDeliveries } from '../data/webhookCalls.ts';

const LOOKS = {
  waiting: { tone: 'waiting', icon: Schedule },
  sending: { tone: 'waiting', icon: Send },
  delivered: { tone: 'positive', icon: CheckCircle },
  failed: { tone: 'negative', icon: ErrorOutline },
} as const satisfies Record<DeliveryState, object>;

/** What came of a message so far, in words. */
const useOutcome = () => {
  const text = useText();
  const dates = useDates();
  return ({ attempts, status, fault, nextAttemptAt }: ListedDelivery): string =>
    [
      ...(attempts > 0 ? [text('webhooks.attempts', { count: attempts })] : []),
      ...(status === null ? [] : [text('webhooks.answered', { status: String(status) })]),
      ...(fault === null ? [] : [text(`webhooks.fault.${fault}`)]),
      ...(nextAttemptAt === null ? [] : [text('webhooks.next', { moment: dates.full(nextAttemptAt) })]),
    ].join(' · ');
};

const DeliveryRow = ({
  delivery,
  onChanged,
}: {
  readonly delivery: ListedDelivery;
  readonly onChanged: () => void;
}) => {
  const text = useText();
  const toasts = useToasts();
  const dates = useDates();
  const outcomeOf = useOutcome();
  const { event, state, createdAt, body } = delivery;
  const moment = dates.full(createdAt);
  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2">{text(`webhooks.event.${event}`)}</Typography>
          <StateChip {...LOOKS[state]} label={text(`webhooks.state.${state}`)} />
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <DateText instant={createdAt} withZone /> · {outcomeOf(delivery)}
        </Typography>
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', width: 'fit-content' } }}>
          <Typography component="summary" variant="caption" aria-label={text('webhooks.bodyOf', { moment })}>
            {text('webhooks.body')}
          </Typography>
          <Typography
            component="pre"
            variant="caption"
            translate="no"
            tabIndex={0}
            sx={{
              fontFamily: 'monospace',
              overflowX: 'auto',
              margin: 0,
              padding: 1,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {JSON.stringify(JSON.parse(body), null, 2)}
          </Typography>
        </Box>
      </Box>
      {state !== 'sending' && (
        <SendButton
          size="small"
          color="inherit"
          aria-label={text('webhooks.replayOf', { moment })}
          onSend={async (press) => {
            const { fault } = await replayDelivery(delivery, press);
            if (fault === null) toasts.success(text('webhooks.replayed'));
            else toasts.error(text('webhooks.replayFailed', { fault: text(`webhooks.fault.${fault}`) }));
            onChanged();
          }}
        >
          {text('webhooks.replay')}
        </SendButton>
      )}
    </Box>
  );
};

/** What a webhook was sent, page by page, with a way to send it once more. */
export const DeliveryLog = ({ webhook: { id, name } }: { readonly webhook: ListedWebhook }) => {
  const text = useText();
  const pages = useDeliveries(id);
  const { items, phase } = pages;
  if (items === undefined)
    return phase === 'failed' ? (
      <ErrorState error={pages.error} onRetry={pages.reload} />
    ) : (
      <LoadingState>
        <Skeleton variant="rounded" height={96} />
      </LoadingState>
    );
  return (
    <Box aria-busy={phase === 'loading'} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button
        size="small"
        color="inherit"
        aria-label={text('webhooks.refreshOf', { name })}
        onClick={pages.reload}
      >
        {text('webhooks.refresh')}
      </Button>
      {items.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('webhooks.noMessages')}
        </Typography>
      ) : (
        <Box sx={{ width: 1 }}>
          <RowList label={text('webhooks.messagesOf', { name })}>
            {items.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} onChanged={pages.reload} />
            ))}
          </RowList>
        </Box>
      )}
      <LoadMore of={pages} onMore={pages.loadMore} />
    </Box>
  );
};
