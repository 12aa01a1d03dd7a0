import Skeleton from '@mui/material/Skeleton';
import type { Earning } from '@domain/orders/earnings.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useLiveCollection } from '#firebase/live.ts';
import { useChosenDemos } from '../../../common/board/useBoard.ts';
import { FormMoney } from '../../../components/form/FormMoney.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly order: Pick<OrderView, 'id' | 'currency' | 'agencyId' | 'projectId'>;
}

/** What each talent of an order earns less after a credit. */
export const CreditedFees = ({ order: { id, agencyId, projectId, currency } }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const chosen = useChosenDemos(projectId);
  const live = useLiveCollection<Earning>({ collection: 'earnings', where: { agencyId, orderId: id } });
  if (live.status === 'error')
    return <FailedHere error={live.error} what={text('earnings.failed')} onRetry={live.retry} />;
  if (live.status === 'loading') return <Skeleton variant="rounded" height={56} />;

  const getName = (talentId: string): string =>
    chosen.data?.find((place) => place.talentId === talentId)?.demo.talentPublicName ??
    text('earnings.notChosen');

  return (
    <Stack gap={1.5} sx={{ marginTop: 1 }}>
      <Muted>{text('ordering.creditFeesLead')}</Muted>
      {live.data
        .filter(({ state }) => state !== 'cancelled')
        .map(({ talentId, amount }) => (
          <FormMoney
            key={talentId}
            name={`feeOf.${talentId}`}
            label={getName(talentId)}
            currency={currency}
            helperText={text('ordering.creditFee', { fee: formatMoney(amount, currency, locale) })}
            mayBeEmpty
          />
        ))}
    </Stack>
  );
};
