import Cancel from '@mui/icons-material/CancelOutlined';
import Check from '@mui/icons-material/CheckCircleOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Paid from '@mui/icons-material/PaidOutlined';
import Wait from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { OrderState as State } from '@domain/orders/orders.ts';
import { moneyText } from '@domain/values/money.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { StateChip, type StateTone } from '../../../components/StateChip.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useOrderSteps } from '../../../lib/board/useBoard.ts';
import { useDates } from '../../../lib/dates.ts';
import { useSides } from './useSides.ts';

const LOOK: Readonly<Record<State, { readonly tone: StateTone; readonly icon: typeof Check }>> = {
  draft: { tone: 'neutral', icon: Edit },
  received: { tone: 'waiting', icon: Wait },
  confirmed: { tone: 'positive', icon: Check },
  paid: { tone: 'positive', icon: Paid },
  cancelled: { tone: 'negative', icon: Cancel },
};

/** How far an order has got, what comes next, and what happened so far. */
export const OrderState = ({ order }: { readonly order: OrderView }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { isStaff } = useSides(order);
  const steps = useOrderSteps(order.projectId);
  const { state } = order;
  const { tone, icon } = LOOK[state];
  // Renewals of what it licensed are orders of their own.
  const own = (steps.data ?? []).filter(({ orderId }) => orderId === order.id);
  const history = own.sort((one, other) => other.at.toMillis() - one.at.toMillis());
  return (
    <SectionCard title={text('ordering.title')}>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <StateChip tone={tone} icon={icon} label={text(`ordering.state.${state}`)} />
        <Typography sx={{ flex: '1 1 240px' }}>
          {text(`ordering.next.${isStaff ? 'agency' : 'client'}.${state}`)}
        </Typography>
      </Box>
      {history.length > 0 && (
        <Box component="ol" reversed sx={{ listStyle: 'none', padding: 0, margin: 0, marginTop: 2 }}>
          {history.map(({ id, state: to, revision, at, total, currency, side }) => (
            <Box component="li" key={id} sx={{ paddingBlock: 0.5 }}>
              <Typography variant="body2">
                {text(`ordering.step.${to === 'received' && revision > 1 ? 'changed' : to}.${side}`, {
                  total: moneyText(total, currency, locale),
                })}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {dates.full(at)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </SectionCard>
  );
};
