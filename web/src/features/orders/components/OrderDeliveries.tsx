import { DeliveriesCard } from '../../../common/deliveries/DeliveriesCard.tsx';
import { useProjectDeliveries } from '../../../common/deliveries/useDeliveries.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly projectId: string;
  /** Whether the reader is the client. */
  readonly isClients: boolean;
}

/** What the sessions of an ordered project delivered. */
export const OrderDeliveries = ({ projectId, isClients }: Props) => {
  const text = useText();
  const deliveries = useProjectDeliveries(projectId);
  return (
    <DeliveriesCard
      deliveries={deliveries}
      isClients={isClients}
      profile={null}
      mayMend={!isClients}
      empty={text('deliveries.noneInProject')}
    />
  );
};
