import type { AgencyEvent, WebhookEvent } from '@domain/webhooks/webhooks.ts';
import { firestore } from './admin.ts';

/** An agency's webhook events about one record, oldest first. */
export const listEvents = async (
  agencyId: string,
  event: WebhookEvent,
  about: AgencyEvent['data'],
): Promise<readonly AgencyEvent['data'][]> => {
  const { docs } = await firestore().collection('webhookEvents').where('agencyId', '==', agencyId).get();
  return docs
    .map((snapshot) => snapshot.data() as Omit<AgencyEvent, 'id'>)
    .filter((item) => item.event === event)
    .toSorted((a, b) => a.at.toMillis() - b.at.toMillis())
    .map(({ data }) => data)
    .filter((data) => Object.entries(about).every(([field, value]) => data[field] === value));
};
