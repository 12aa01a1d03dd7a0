import { isOpenRequest, type AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { formatMoney } from '@domain/values/money.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP } from '@domain/projects/steps.ts';
import { readPublicCopy } from '../../../../work/collections/public-talents.ts';
import { readUser } from '../../../../work/collections/users.ts';
import { defineMail, type Loaded } from '../../define-mail.ts';
import type { MailText } from '../../layout.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { LANGUAGE, MOMENT } from '../../samples.ts';
import { maySee } from './booked-role.ts';
import { getCalendar } from './booking-entry.ts';
import { formatBooked, getRequest } from './mailed-booking.ts';

interface Params {
  readonly name: string;
  readonly requestId: string;
  /** Absent: confirmed. */
  readonly occasion?: Occasion;
}

type Occasion = 'confirmed' | 'cancelled' | 'counter';

interface Content {
  readonly name: string;
  /** The only name that clients know. */
  readonly talentPublicName: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  /** With its time zone. */
  readonly slot: string;
  readonly occasion: Occasion;
  /** The counter-offer: its price and reason; null: none. */
  readonly counter: { readonly before: string; readonly total: string; readonly reason: string } | null;
}

type Words = Readonly<Record<Occasion, (mail: Content) => Pick<MailText, 'subject' | 'paragraphs'>>>;

const en: Words = {
  counter: ({ name, talentPublicName: talent, projectName, character, languageName, counter }) => ({
    subject: `${talent} proposes another fee: ${projectName}, ${character}`,
    paragraphs: [
      `Hello ${name},`,
      `${talent} proposes another fee for “${character}” in ${projectName} (${languageName}): the voice would cost ${counter?.total ?? ''} instead of ${counter?.before ?? ''} before VAT.`,
      `The reason: “${counter?.reason ?? ''}”`,
      'Accept or decline it at the booking; until then the request stays open.',
    ],
  }),
  confirmed: ({ name, talentPublicName: talent, projectName, character, languageName, slot }) => ({
    subject: `${talent} has confirmed: ${projectName}, ${character}`,
    paragraphs: [
      `Hello ${name},`,
      `${talent} will record “${character}” for ${projectName} (${languageName}) on ${slot}.`,
      'The sealed confirmation (PDF) is at the booking.',
    ],
  }),
  cancelled: ({ name, talentPublicName: talent, projectName, character, languageName, slot }) => ({
    subject: `Recording cancelled: ${projectName}, ${character}`,
    paragraphs: [
      `Hello ${name},`,
      `The recording of “${character}” for ${projectName} (${languageName}) with ${talent} on ${slot} has been cancelled.`,
    ],
  }),
};

const es: Words = {
  counter: ({ name, talentPublicName: talent, projectName, character, languageName, counter }) => ({
    subject: `${talent} propone otros honorarios: ${projectName}, ${character}`,
    paragraphs: [
      `Hola, ${name}:`,
      `${talent} propone otros honorarios para «${character}» en ${projectName} (${languageName}): la voz costaría ${counter?.total ?? ''} en vez de ${counter?.before ?? ''} sin IVA.`,
      `Su motivo: «${counter?.reason ?? ''}»`,
      'Acéptalos o recházalos en la reserva; hasta entonces la solicitud sigue abierta.',
    ],
  }),
  confirmed: ({ name, talentPublicName: talent, projectName, character, languageName, slot }) => ({
    subject: `${talent} ha confirmado: ${projectName}, ${character}`,
    paragraphs: [
      `Hola, ${name}:`,
      `${talent} graba «${character}» en ${projectName} (${languageName}): ${slot}.`,
      'La confirmación sellada (PDF) está en la reserva.',
    ],
  }),
  cancelled: ({ name, talentPublicName: talent, projectName, character, languageName, slot }) => ({
    subject: `Grabación cancelada: ${projectName}, ${character}`,
    paragraphs: [
      `Hola, ${name}:`,
      `La grabación de «${character}» para ${projectName} (${languageName}) con ${talent}, ${slot}, se ha cancelado.`,
    ],
  }),
};

const formatCounter = ({ counter }: AvailabilityRequest, locale: Locale): Content['counter'] =>
  counter
    ? {
        before: formatMoney(counter.before, counter.currency, locale),
        total: formatMoney(counter.total, counter.currency, locale),
        reason: counter.reason,
      }
    : null;

/** To the requester: a slot was accepted, another fee proposed, or is no longer booked. */
export const availabilityAnswerMail = defineMail({
  kind: 'availability-answer',
  noticeKind: 'bookings',
  load: async (
    { name, requestId, occasion = 'confirmed' }: Params,
    { to, locale },
  ): Promise<Loaded<Content>> => {
    const booking = await getRequest(requestId, locale);
    const { request, role } = booking;
    const [talent, asker] = await Promise.all([
      readPublicCopy(request.talentId),
      readUser(request.requestedBy),
    ]);
    // Requesters who have lost the project since get no mail, and outdated news isn't sent.
    const isNews =
      occasion === 'counter'
        ? request.counter?.state === 'open' && request.state === 'requested'
        : isOpenRequest(request) === (occasion === 'confirmed');
    if (!asker || !maySee(asker, request) || !isNews) throw new NoLongerNeeded();

    const isClients = asker.companyId === request.companyId;
    const area = isClients ? addresses.project : addresses.castingsProject;
    // In the time zone of the offered slots.
    const zone = request.timeZone;
    const talentPublicName = talent?.publicName ?? '';

    return {
      content: {
        ...role,
        name,
        slot: formatBooked(request, { zone, clock: asker.clock }, locale),
        talentPublicName,
        occasion,
        counter: formatCounter(request, locale),
      },
      href: area.href(request.projectId, BOOKING_STEP),
      ...(occasion === 'counter'
        ? {}
        : getCalendar(booking, occasion, { name, email: to, zone, locale }, talentPublicName)),
    };
  },
  texts: {
    en: (content, href) => ({
      ...en[content.occasion](content),
      details: content.slot ? [{ label: 'When', text: content.slot }] : [],
      action: { label: 'Open the booking', href },
    }),
    es: (content, href) => ({
      ...es[content.occasion](content),
      details: content.slot ? [{ label: 'Cuándo', text: content.slot }] : [],
      action: { label: 'Abrir la reserva', href },
    }),
  },
  sample: ({ person, project, character }, locale) => ({
    name: person,
    talentPublicName: person,
    projectName: project,
    character,
    languageName: LANGUAGE[locale],
    slot: MOMENT[locale],
    occasion: 'confirmed',
    counter: null,
  }),
});
