import { readDelivery } from '../../../../work/collections/deliveries.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { writeDelivery } from './delivered-file.ts';
import { loadDelivery } from './load-delivery.ts';

interface Params {
  readonly name: string;
  /** Null: to the agency. */
  readonly uid: string | null;
  readonly deliveryId: string;
  readonly answer: 'accepted' | 'revisionRequested';
}

/** To the engineer, the uploader and the agency: the client's answer to a final file, unless they changed it. */
export const deliveryAnsweredMail = defineMail({
  kind: 'delivery-answered',
  noticeKind: 'deliveries',
  load: async ({ name, uid, deliveryId, answer }: Params) => {
    const delivery = await readDelivery(deliveryId);
    if (delivery?.state !== answer) throw new NoLongerNeeded();
    return loadDelivery({ name, uid, occasion: answer }, delivery);
  },
  texts: { en: writeDelivery('en'), es: writeDelivery('es') },
  sample: ({ person, project, message }) => ({
    name: person,
    occasion: 'revisionRequested',
    fileName: 'mix.wav',
    version: 2,
    projectName: project,
    revision: { atMs: 83_000, note: message },
  }),
});
