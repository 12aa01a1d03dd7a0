import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { findSessionDeliveries, readDelivery } from '../../../../work/collections/deliveries.ts';
import { defineMail, type Loaded } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { writeDelivery, type DeliveredFile } from './delivered-file.ts';
import { loadDelivery } from './load-delivery.ts';

interface Params {
  readonly name: string;
  readonly uid: string;
  readonly deliveryId: string;
  /** This mail reports the session's files sent since this moment, in milliseconds. */
  readonly since: number;
}

/** Returns the unanswered files of a session that were sent since a moment (milliseconds), newest first. */
const findUnanswered = async (sessionId: string, since: number): Promise<readonly Delivery[]> =>
  (await findSessionDeliveries(sessionId)).filter(
    ({ state, sentAt }) => state === 'delivered' && (sentAt?.toMillis() ?? 0) >= since,
  );

/** To the project's creator: final files to accept. None once they are answered, replaced or withdrawn. */
export const deliveryArrivedMail = defineMail({
  kind: 'delivery-arrived',
  noticeKind: 'deliveries',
  load: async ({ name, uid, deliveryId, since }: Params): Promise<Loaded<DeliveredFile>> => {
    const sessionId = (await readDelivery(deliveryId))?.sessionId;
    const [newest, ...deliveries] = sessionId === undefined ? [] : await findUnanswered(sessionId, since);
    if (!newest) throw new NoLongerNeeded();

    const { content, href } = await loadDelivery({ name, uid, occasion: 'arrived' }, newest);

    return { content: { ...content, others: deliveries.length }, href };
  },
  texts: { en: writeDelivery('en'), es: writeDelivery('es') },
  sample: ({ person, project }) => ({
    name: person,
    occasion: 'arrived',
    fileName: 'mix.wav',
    version: 1,
    projectName: project,
  }),
});
