import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { MonthEnd, MonthEndOrder } from '@domain/monthEnd/month-end.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { paths } from '../../../app/paths.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import { toPart, type Submission } from '../../../lib/submission/submitter.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { AMOUNT } from './amountLook.ts';
import { PartCard } from './PartCard.tsx';

const change = ({ id, change: kind }: MonthEndOrder, submission: Submission): Promise<unknown> => {
  if (kind === 'remind') return api.orders.remind({ id }, submission);
  return api.orders.updateStatus({ id }, { state: 'confirmed' }, submission);
};

interface Props {
  readonly kind: 'toInvoice' | 'overdue';
  readonly part: MonthEnd['toInvoice'];
  readonly onDone: () => void;
}

/** Orders that month's end invoices or reminds of, all by one button. */
export const OrdersPart = ({ kind, part, onDone }: Props) => {
  const text = useText();
  const dates = useDates();
  const toasts = useToasts();
  const { locale } = useLocale();
  const ready = part.orders.filter((order) => order.change !== null);

  const changeAll = async (submission: Submission) => {
    let failures = 0;
    // One number series serves all invoices, so they are issued one after another.
    for (const order of ready)
      await change(order, toPart(submission, order.id)).catch(() => {
        failures += 1;
      });

    const count = ready.length - failures;
    if (count > 0)
      toasts.success(text(kind === 'overdue' ? 'monthEnd.reminded' : 'monthEnd.invoiced', { count }));
    if (failures > 0) toasts.error(text('monthEnd.failed', { count: failures }));
    onDone();
  };

  return (
    <PartCard
      title={text(`monthEnd.${kind}`)}
      part={part}
      action={
        ready.length > 0 && (
          <SendButton variant="contained" onSend={changeAll}>
            {text(kind === 'overdue' ? 'monthEnd.remindAll' : 'monthEnd.invoiceAll', { count: ready.length })}
          </SendButton>
        )
      }
    >
      <PlainList aria-label={text(`monthEnd.${kind}`)}>
        {part.orders.map((order) => (
          <Row component="li" key={order.id} gap={1.5} sx={{ paddingBlock: 0.5 }}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={paths.castingsProject.href(order.projectId, ORDER_STEP)}>
                <bdi>{order.projectName}</bdi>
              </Link>
              <Muted>
                <bdi>{order.companyName}</bdi>
              </Muted>
            </Box>
            <Muted>
              {joinDotted([
                order.dueOn !== null && text('monthEnd.dueOn', { day: dates.day(order.dueOn) }),
                order.change === null &&
                  text(kind === 'overdue' ? 'monthEnd.remindedToday' : 'monthEnd.waits'),
              ])}
            </Muted>
            <Box sx={AMOUNT}>{formatMoney(order.amount, order.currency, locale)}</Box>
          </Row>
        ))}
      </PlainList>
    </PartCard>
  );
};
