import { Timestamp } from 'firebase-admin/firestore';
import type { EventPayload } from '@domain/webhooks/event-data.ts';
import { DELIVERIES_KEPT_MS, type AgencyEvent, type WebhookEvent } from '@domain/webhooks/webhooks.ts';
import type { Work } from '../unit/work.ts';
import { webhookEvents } from '../collections/webhook-events.ts';

/** Records an event in the transaction of its change, so webhooks get it only if the change commits. Receivers are read later, so no change waits for them. */
export const recordEvent = <Event extends WebhookEvent>(
  work: Work,
  {
    agencyId,
    event,
    data,
    talentId = null,
  }: Pick<AgencyEvent, 'agencyId'> & {
    readonly event: Event;
    readonly data: EventPayload<Event>;
    readonly talentId?: string | null;
  },
): void => {
  const moment = Timestamp.now();

  const noted: Omit<AgencyEvent, 'id'> = {
    agencyId,
    event,
    data,
    talentId,
    at: moment,
    expiresAt: Timestamp.fromMillis(moment.toMillis() + DELIVERIES_KEPT_MS),
  };

  work.transaction.create(webhookEvents.ref.doc(), noted);
};
