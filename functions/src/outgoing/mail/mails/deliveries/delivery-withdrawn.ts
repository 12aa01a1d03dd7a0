import { readDelivery } from '../../../../work/collections/deliveries.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { writeDelivery } from './delivered-file.ts';
import { loadDelivery } from './load-delivery.ts';

interface Params {
  readonly name: string;
  readonly uid: string;
  readonly deliveryId: string;
}

/** To the project's creator: a file was withdrawn before they opened it. Not sent when it was sent again. */
export const deliveryWithdrawnMail = defineMail({
  kind: 'delivery-withdrawn',
  noticeKind: 'deliveries',
  load: async ({ name, uid, deliveryId }: Params) => {
    const delivery = await readDelivery(deliveryId);
    if (!delivery || delivery.isSent) throw new NoLongerNeeded();

    // The client may read no unsent file, but has learned of this one.
    return loadDelivery({ name, uid, occasion: 'withdrawn' }, { ...delivery, isSent: true });
  },
  texts: { en: writeDelivery('en'), es: writeDelivery('es') },
  sample: ({ person, project }) => ({
    name: person,
    occasion: 'withdrawn',
    fileName: 'mix.wav',
    version: 1,
    projectName: project,
  }),
});
