import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Earning } from '@domain/orders/earnings.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { useLiveCollection } from '#firebase/live.ts';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useChosenDemos } from '../../../common/board/useBoard.ts';
import { EarningRow } from './EarningRow.tsx';
import { Statement } from './Statement.tsx';

const Earnings = ({ order }: { readonly order: OrderView }) => {
  const text = useText();
  const chosen = useChosenDemos(order.projectId);
  const live = useLiveCollection<Earning>({
    collection: 'earnings',
    where: { agencyId: order.agencyId, orderId: order.id },
  });
  if (live.status === 'error')
    return <FailedHere error={live.error} what={text('earnings.failed')} onRetry={live.retry} />;
  if (live.status === 'loading') return <Skeleton variant="rounded" height={80} />;

  const getName = (talentId: string): string =>
    chosen.data?.find((place) => place.talentId === talentId)?.demo.talentPublicName ??
    text('earnings.notChosen');

  if (live.data.length === 0) return <Typography variant="body2">{text('earnings.noneYet')}</Typography>;

  return (
    <PlainList>
      {live.data.map((earning) => (
        <EarningRow key={earning.id} earning={earning} title={getName(earning.talentId)} />
      ))}
    </PlainList>
  );
};

/** Talents' earnings from an order, and the statement of all orders; staff only, collapsed. */
export const EarningsCard = ({ order }: { readonly order: OrderView }) => {
  const text = useText();

  return (
    <SectionCard title={text('earnings.ofTalents')}>
      <Disclosure label={text('earnings.show')}>
        {() => (
          <>
            <Earnings order={order} />
            <Typography variant="body2" sx={{ marginTop: 2 }}>
              {text('earnings.ofAllOrders')}
            </Typography>
            <Statement />
          </>
        )}
      </Disclosure>
    </SectionCard>
  );
};
