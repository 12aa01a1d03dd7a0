import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { WebhookHealth } from '@domain/health/health.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { DateText } from '../../../components/DateText.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { paths } from '../../../app/paths.ts';
import { api } from '../../../lib/http/api.ts';
import { useWebhookHealth } from '../data/useHealth.ts';
import { AutoCheckSection } from './AutoCheckSection.tsx';

const Delivery = ({ delivery }: { readonly delivery: WebhookHealth['latest'][number] }) => {
  const text = useText();
  const { webhookName, event, state, status, fault, createdAt } = delivery;
  const outcome = joinDotted([
    text(`webhooks.state.${state}`),
    ...(status === null ? [] : [text('webhooks.answered', { status: String(status) })]),
    ...(fault === null ? [] : [text(`webhooks.fault.${fault}`)]),
  ]);

  return (
    <Box component="li" sx={{ paddingBlock: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{webhookName ?? text('health.webhookDeleted')}</bdi> · {text(`webhooks.event.${event}`)}
        </Typography>
        <Muted variant="caption" component="p">
          <DateText instant={createdAt} withZone /> · {outcome}
        </Muted>
      </Box>
    </Box>
  );
};

/** Undelivered webhook messages, with resending. */
export const WebhookSection = () => {
  const text = useText();
  const toasts = useToasts();
  const webhooks = useWebhookHealth();

  const resend = async (submission: Submission) => {
    const { done, left } = await api.health.retryWebhooks(submission);
    const more = left > 0 ? ` ${text('health.remaining', { count: left })}` : '';
    toasts.success(`${text('health.resentAll', { count: done })}${more}`);
    webhooks.reload();
  };

  return (
    <AutoCheckSection
      title={text('health.webhooks')}
      lead={text('health.webhooksLead')}
      of={webhooks}
      isWell={({ failed, retrying }) => failed + retrying === 0}
    >
      {({ failed, retrying, latest }) => (
        <>
          {failed + retrying === 0 && <Typography variant="body2">{text('health.webhooksNone')}</Typography>}
          {failed > 0 && (
            <Typography variant="body2">{text('health.webhooksFailed', { count: failed })}</Typography>
          )}
          {retrying > 0 && (
            <Typography variant="body2">{text('health.webhooksRetrying', { count: retrying })}</Typography>
          )}
          {failed + retrying > 0 && (
            <Row>
              {failed > 0 && (
                <SendButton variant="outlined" color="inherit" onSend={resend}>
                  {text('health.resendAll')}
                </SendButton>
              )}
              <Button color="inherit" component={RouterLink} to={paths.webhooks.href()}>
                {text('health.webhooksOpen')}
              </Button>
            </Row>
          )}
          {latest.length > 0 && (
            <RowList label={text('health.webhooksList')}>
              {latest.map((delivery) => (
                <Delivery key={delivery.id} delivery={delivery} />
              ))}
            </RowList>
          )}
        </>
      )}
    </AutoCheckSection>
  );
};
