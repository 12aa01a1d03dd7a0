import { readAvailabilityRequest } from '../../../../work/collections/availability-requests.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { LANGUAGE } from '../../samples.ts';
import { readRole } from './booked-role.ts';

interface Params {
  readonly name: string;
  readonly requestId: string;
  readonly message: string;
}

interface Content {
  readonly name: string;
  readonly talent: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  readonly message: string;
}

/** To the requester: no slot works for the talent, with their message. */
export const slotsDeclinedMail = defineMail({
  kind: 'slots-declined',
  noticeKind: 'bookings',
  load: async ({ name, requestId, message }: Params, { locale }) => {
    const request = await readAvailabilityRequest(requestId);
    // Outdated once others are offered.
    if (!request?.declined) throw new NoLongerNeeded();

    const { role, talent, path } = await readRole(requestId, request.requestedBy, locale);

    return { content: { ...role, name, talent, message }, href: path };
  },
  texts: {
    en: (mail: Content, href) => ({
      subject: `None of the slots work for ${mail.talent}: ${mail.projectName}, ${mail.character}`,
      paragraphs: [
        `Hello ${mail.name},`,
        `${mail.talent} can’t record “${mail.character}” for ${mail.projectName} (${mail.languageName}) in any of the slots you offered, and writes:`,
        mail.message,
      ],
      action: { label: 'Offer other slots', href },
    }),
    es: (mail: Content, href) => ({
      subject: `A ${mail.talent} no le viene bien ninguna franja: ${mail.projectName}, ${mail.character}`,
      paragraphs: [
        `Hola, ${mail.name}:`,
        `${mail.talent} no puede grabar «${mail.character}» para ${mail.projectName} (${mail.languageName}) en ninguna de las franjas que ofreciste, y escribe:`,
        mail.message,
      ],
      action: { label: 'Ofrecer otras franjas', href },
    }),
  },
  sample: ({ person, project, message, character }, locale) => ({
    name: person,
    talent: person,
    projectName: project,
    message,
    character,
    languageName: LANGUAGE[locale],
  }),
});
