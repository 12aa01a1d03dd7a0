import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { DeliveriesCard } from '../../../common/deliveries/DeliveriesCard.tsx';
import { DeliveryUploads } from '../../../common/deliveries/DeliveryUploads.tsx';
import { useSessionPlan } from '../../../common/deliveries/useDeliveryPlan.ts';
import { useSessionDeliveries, useSessionSide } from '../../../common/deliveries/useDeliveries.ts';
import { useText } from '../../../i18n/useText.ts';

/** Final files of a session: its engineer and agency deliver, the client accepts. */
export const SessionDeliveries = ({ session }: { readonly session: RecordingSession }) => {
  const text = useText();
  const side = useSessionSide(session);
  const deliveries = useSessionDeliveries(session);
  const plan = useSessionPlan(session.id);
  const mayDeliver = (side === 'agency' || side === 'engineer') && session.state !== 'cancelled';
  const isClients = side === 'client';

  return (
    <DeliveriesCard
      deliveries={deliveries}
      isClients={isClients}
      plan={plan}
      mayMend={mayDeliver}
      empty={text(isClients ? 'deliveries.noneForClient' : 'deliveries.none')}
    >
      {mayDeliver && <DeliveryUploads sessionId={session.id} />}
    </DeliveriesCard>
  );
};
