import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getSessionStage, sessionTransitions } from '@domain/sessions/transitions.ts';
import { isAllowed, STAFF } from '@domain/transitions.ts';
import { DeliveriesCard } from '../../../common/deliveries/DeliveriesCard.tsx';
import { DeliveryUploads } from '../../../common/deliveries/DeliveryUploads.tsx';
import { useSessionPlan } from '../../../common/deliveries/useDeliveryPlan.ts';
import { useSessionDeliveries, useSessionSide } from '../../../common/deliveries/useDeliveries.ts';
import { useText } from '../../../i18n/useText.ts';
import { useNow } from '../../../lib/useNow.ts';

const AUTHORS = { agency: STAFF, engineer: ['engineer'], client: ['client'] } as const;

/** Final files of a session: its engineer and agency deliver, the client accepts. */
export const SessionDeliveries = ({ session }: { readonly session: RecordingSession }) => {
  const text = useText();
  const side = useSessionSide(session);
  const deliveries = useSessionDeliveries(session);
  const plan = useSessionPlan(session.id);
  const isClients = side === 'client';
  const stage = getSessionStage(session, useNow());
  const mayDeliver = side !== null && isAllowed(sessionTransitions.deliver, stage, AUTHORS[side]);

  return (
    <DeliveriesCard
      deliveries={deliveries}
      isClients={isClients}
      plan={plan}
      mayFix={mayDeliver}
      empty={text(isClients ? 'deliveries.noneForClient' : 'deliveries.none')}
    >
      {mayDeliver && <DeliveryUploads sessionId={session.id} />}
    </DeliveriesCard>
  );
};
