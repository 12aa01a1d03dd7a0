import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { isOverdueOn } from '@domain/orders/order-list.ts';
import { isInvoiceAwaited, type OrderStep } from '@domain/orders/orders.ts';
import { formatMoney } from '@domain/values/money.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useOrderSteps } from '../../../common/board/useBoard.ts';
import { useDates } from '../../../lib/dates.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';
import { ORDER_LOOKS } from './orderLooks.ts';
import { OverdueChip } from './OverdueChip.tsx';
import { useSides } from './useSides.ts';

/** The text of a step. The reader's own side isn't named to them. */
const formatStep = ({ state, revision, side }: OrderStep, isStaff: boolean) => {
  const isOwn = side === (isStaff ? 'agency' : 'client');
  const step = state === 'received' && revision > 1 ? 'changed' : state;
  return `ordering.step.${step}.${isOwn && state !== 'paid' ? 'provider' : side}` as const;
};

/** An order's progress, next step and history. */
export const OrderState = ({ order }: { readonly order: OrderView }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { isStaff } = useSides(order);
  const reader = isStaff ? 'agency' : 'client';
  const today = useAgencyDay()();
  const steps = useOrderSteps(order.projectId);
  const { state } = order;
  const isAwaited = isInvoiceAwaited(order);
  const dueOn = order.dueOn ?? undefined;
  const due = dueOn === undefined ? '' : dates.day(dueOn);
  const overdueOn = isOverdueOn(order, dueOn, today) ? dueOn : undefined;
  const { tone, icon } = ORDER_LOOKS[state];
  // Renewals of its licences are separate orders.
  const orderSteps = (steps.data ?? []).filter(({ orderId }) => orderId === order.id);
  const history = orderSteps.sort((a, b) => b.at.toMillis() - a.at.toMillis());

  return (
    <SectionCard title={text('ordering.title')}>
      <Row role="status" gap={1.5} align="center">
        {overdueOn === undefined ? (
          <StateChip tone={tone} icon={icon} label={text(`ordering.state.${state}`)} />
        ) : (
          <OverdueChip dueOn={overdueOn} today={today} />
        )}
        <Typography sx={{ flex: '1 1 240px' }}>
          {overdueOn === undefined
            ? text(`ordering.next.${reader}.${isAwaited ? 'awaited' : state}`, { due })
            : text(`ordering.next.${reader}.overdue`, { due })}
        </Typography>
      </Row>
      {history.length > 0 && (
        <PlainList component="ol" reversed sx={{ marginTop: 2 }}>
          {history.map((step) => (
            <Box component="li" key={step.id} sx={{ paddingBlock: 0.5 }}>
              <Typography variant="body2">
                {step.reminded === undefined
                  ? text(formatStep(step, isStaff), {
                      total: formatMoney(step.total, step.currency, locale),
                    })
                  : text(`ordering.step.reminded.${step.letter ?? 'friendly'}`, { number: step.reminded })}
              </Typography>
              <Muted variant="caption">{dates.full(step.at)}</Muted>
            </Box>
          ))}
        </PlainList>
      )}
    </SectionCard>
  );
};
