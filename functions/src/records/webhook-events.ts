import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { EventDataOf } from '@domain/webhooks/event-data.ts';
import { DELIVERIES_KEPT_MS, type AgencyEvent, type WebhookEvent } from '@domain/webhooks/webhooks.ts';
import { collectionOf, documentOf } from '../firestore/db.ts';

const events = () => collectionOf('webhookEvents');

/**
 * Notes that something happened in an agency, in the transaction of the change itself: its systems are told of it if, and
 * only if, the change holds. Whom there is to tell is looked up afterwards, so that no change waits for it.
 */
export const recordEvent = <Event extends WebhookEvent>(
  transaction: Transaction,
  {
    agencyId,
    event,
    data,
    talentId = null,
  }: Pick<AgencyEvent, 'agencyId'> & {
    readonly event: Event;
    readonly data: EventDataOf<Event>;
    readonly talentId?: string | null;
  },
): void => {
  const at = Timestamp.now();
  const noted: Omit<AgencyEvent, 'id'> = {
    agencyId,
    event,
    data,
    talentId,
    at,
    expiresAt: Timestamp.fromMillis(at.toMillis() + DELIVERIES_KEPT_MS),
  };
  transaction.create(events().doc(), noted);
};

export const readEvent = async (id: string, transaction: Transaction): Promise<AgencyEvent | undefined> =>
  documentOf<AgencyEvent>(await transaction.get(events().doc(id)));
