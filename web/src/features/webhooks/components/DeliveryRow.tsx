import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WebhookDeliveryState, ListedWebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import { useOutcome } from './useOutcome.ts';

const LOOKS = {
  waiting: { tone: 'waiting', icon: Schedule },
  sending: { tone: 'waiting', icon: Send },
  delivered: { tone: 'positive', icon: CheckCircle },
  failed: { tone: 'negative', icon: ErrorOutline },
} as const satisfies Record<WebhookDeliveryState, object>;

/** A webhook message: result, content and resending. */
export const DeliveryRow = ({
  delivery,
  onChanged,
}: {
  readonly delivery: ListedWebhookDelivery;
  readonly onChanged: () => void;
}) => {
  const text = useText();
  const toasts = useToasts();
  const dates = useDates();
  const getOutcome = useOutcome();
  const { event, state, createdAt, body, earlier } = delivery;
  const moment = dates.full(createdAt);

  return (
    <Box component="li" sx={{ flexWrap: 'wrap', paddingBlock: 1 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Row align="center">
          <Typography variant="body2">{text(`webhooks.event.${event}`)}</Typography>
          <StateChip {...LOOKS[state]} label={text(`webhooks.state.${state}`)} />
        </Row>
        <Muted variant="caption" component="p">
          <DateText instant={createdAt} withZone /> · {getOutcome(delivery)}
        </Muted>
        {earlier.map((result, index) => (
          <Muted key={index} variant="caption" component="p">
            {text('webhooks.earlier', { result: getOutcome(result) })}
          </Muted>
        ))}
        <Box component="details" sx={{ '& summary': { cursor: 'pointer', width: 'fit-content' } }}>
          <Typography
            component="summary"
            variant="caption"
            aria-label={text('webhooks.bodyFor', { moment })}
            {...OPENS_ROW}
          >
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
          aria-label={text('webhooks.replayFor', { moment })}
          onSend={async (submission) => {
            const { fault } = await api.webhooks.replay({ id: delivery.id }, submission);
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
