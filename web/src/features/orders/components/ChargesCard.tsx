import { useOrders } from '../../../common/board/useBoard.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import { ChargeRow } from './ChargeRow.tsx';

interface Props {
  readonly projectId: string;
  readonly isStaff: boolean;
}

/** What is charged beside a project's order: late cancellations, moves, overtime and changes of mind. */
export const ChargesCard = ({ projectId, isStaff }: Props) => {
  const text = useText();
  const orders = useOrders(projectId);
  if (orders.status === 'error')
    return <FailedHere error={orders.error} what={text('charges.failed')} onRetry={orders.retry} />;

  const found = (orders.data ?? []).flatMap((order) =>
    order.charge ? [{ order, charge: order.charge }] : [],
  );
  if (found.length === 0) return null;

  return (
    <SectionCard title={text('charges.title')} lead={text('charges.lead')}>
      <PlainList>
        {[...found]
          .sort((a, b) => b.order.createdAt.toMillis() - a.order.createdAt.toMillis())
          .map(({ order, charge }) => (
            <ChargeRow key={order.id} order={order} charge={charge} isStaff={isStaff} />
          ))}
      </PlainList>
    </SectionCard>
  );
};
