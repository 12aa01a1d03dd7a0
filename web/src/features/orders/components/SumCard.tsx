import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { sumCharges } from '@domain/orders/charges.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { Project } from '@domain/projects/projects.ts';
import { isolate } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { AmountRow } from '../../../common/pricing/AmountRow.tsx';
import { BudgetNote } from '../../../common/pricing/BudgetNote.tsx';
import { PriceRows } from '../../../common/pricing/PriceRows.tsx';
import { useRoleNames } from '../../../common/pricing/useRoleNames.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { formatShare, formatSpan } from '../../../common/pricing/priceFigures.ts';
import { SumDetails } from './SumDetails.tsx';

interface Props {
  readonly order: OrderView;
  readonly project: Pick<Project, 'budget'>;
  readonly children: ReactNode;
}

/** An order's sum, from the first line to the balance. */
export const SumCard = ({ order, project, children }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const roleNames = useRoleNames();
  const { price, priceExtras, net, vat, total, paid, currency, state } = order;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  // A total beside a range would be another number for the same thing.
  const charges = sumCharges(price, priceExtras);
  const isRange = charges.lowest !== charges.highest;
  const shownTotal = isRange ? formatSpan(charges, currency, locale) : money(total);
  // A price accepted since belongs to a new invoice.
  const credits = state === 'confirmed' || state === 'paid' ? (order.credits ?? []) : [];
  const isOwed = state === 'confirmed' && paid > 0;

  return (
    <SectionCard
      title={text(state === 'draft' || state === 'cancelled' ? 'ordering.price' : 'ordering.agreed')}
    >
      <Typography variant="h2" component="div" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {shownTotal}
      </Typography>
      {vat?.kind !== 'reverseCharge' && vat?.kind !== 'none' && (
        <Muted>
          {text(
            isRange
              ? 'ordering.rangeBeforeVat'
              : vat
                ? 'ordering.withVat'
                : order.vatIssue
                  ? `ordering.vatIssue.${order.vatIssue}`
                  : 'ordering.beforeVat',
          )}
        </Muted>
      )}
      <Box sx={{ marginBlock: 1.5 }}>
        <PriceRows price={price} />
        {priceExtras.map(({ label, amount }) => (
          <AmountRow key={label} name={label} amount={money(amount)} />
        ))}
        {credits.map(({ number, reason, net: credited }) => (
          <AmountRow
            key={number}
            name={text('ordering.creditLine', { number, reason: isolate(reason) })}
            amount={money(-credited)}
          />
        ))}
        {vat && !isRange && <AmountRow name={text('ordering.net')} amount={money(net)} />}
        {vat && !isRange && (
          <AmountRow
            name={text(`ordering.vat.${vat.kind}`, { rate: formatShare(vat.rate, locale) })}
            amount={money(vat.amount)}
          />
        )}
        <Divider sx={{ marginTop: 1 }} />
        <AmountRow name={text(isRange ? 'ordering.net' : 'ordering.total')} amount={shownTotal} isHead />
        {isOwed && <AmountRow name={text('ordering.paid')} amount={money(paid)} />}
        {isOwed && <AmountRow name={text('ordering.open')} amount={money(total - paid)} isHead />}
      </Box>
      {order.reference !== '' && (
        <Muted sx={{ overflowWrap: 'anywhere' }}>
          {text('ordering.referenceIs', { reference: isolate(order.reference) })}
        </Muted>
      )}
      {order.placedBy && (
        <Muted sx={{ overflowWrap: 'anywhere' }}>
          {text('ordering.placedBy', { name: isolate(order.placedBy) })}
        </Muted>
      )}
      <BudgetNote budget={project.budget} span={charges} currency={currency} />
      {state === 'draft' && (
        <Muted variant="caption" component="p">
          {price.unchosen.length === 0
            ? text('ordering.byChosen')
            : text('ordering.estimate', { roles: roleNames(price.unchosen) })}
        </Muted>
      )}
      {vat && order.vatIssue === 'specialTerritory' && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {text('ordering.vatIssue.specialTerritory')}
        </Typography>
      )}
      {vat?.note && (
        <Muted variant="caption" component="p">
          {vat.note}
        </Muted>
      )}
      <SumDetails price={price} projectId={order.projectId} />
      {children}
    </SectionCard>
  );
};
