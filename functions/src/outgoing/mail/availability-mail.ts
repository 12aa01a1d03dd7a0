import {
  getAcceptedRange,
  isOpenRequest,
  getTotal,
  type AvailabilityRequest,
  type Offer,
} from '@domain/availability/availability.ts';
import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { parseSpan } from '@domain/availability/slot-times.ts';
import type { AvailabilityOccasion, MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP, ORDER_STEP } from '@domain/projects/steps.ts';
import { formatMoney } from '@domain/values/money.ts';
import { readBookedRole } from '../calendar/booked-role.ts';
import { toBookingEvent, getPlatformAddress } from '../calendar/booking-event.ts';
import { toIcs, getLinks } from '../calendar/ics.ts';
import { readAvailabilityInvite } from '../../work/records/availability-invites.ts';
import { isFirstRequest, readAvailabilityRequest } from '../../work/records/availability-requests.ts';
import { readPublicCopy, findShownTalents } from '../../work/records/public-talents.ts';
import { readUser } from '../../work/records/users.ts';
import { formatSpan, type ReaderClock } from '../../work/text/reader-zone.ts';
import { availabilityKey } from '../../rights/tokens/availability-key.ts';
import { signToken } from '../../rights/tokens/tokens.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import { getAddressClock } from './reader-clock.ts';
import { getTalentClock } from './talent-zone.ts';
import type { AnswerMail } from './templates/availability-answer.ts';
import type { AvailabilityMail } from './templates/availability.ts';
import type { AvailabilityRequestsMail, RoleLink } from './templates/availability-requests.ts';
import type { BookingCancelledMail } from './templates/booking-cancelled.ts';
import type { MailCalendar } from './templates/layout.ts';
import type { SlotsDeclinedMail } from './templates/slots-declined.ts';

/** Links stay readable this long after the last slot, so late visitors learn that it has passed. */
const LINK_GRACE_MS = 30 * 24 * 60 * 60 * 1000;

const getSpans = ({ timeRanges, timeZone }: AvailabilityRequest) =>
  timeRanges.flatMap((range) => {
    const span = parseSpan(range.datetime, timeZone);
    return span ? [{ range, span }] : [];
  });

/** Returns the slots in a reader's time zone; only the accepted one once there is one. */
const formatSlots = (request: AvailabilityRequest, clock: ReaderClock, locale: Locale): readonly string[] => {
  const accepted = getAcceptedRange(request);
  return getSpans(request)
    .filter(({ range }) => !accepted || range.id === accepted.id)
    .map(({ span }) => formatSpan(span, clock, locale));
};

/** Returns the booked slot in a reader's time zone; empty without one. */
const formatBooked = (request: AvailabilityRequest, clock: ReaderClock, locale: Locale): string => {
  const span = getBookedSpan(request);
  return span ? formatSpan(span, clock, locale) : '';
};

interface Reader {
  readonly to: string;
  readonly locale: Locale;
}

interface Written<Mail> {
  readonly path: string;
  readonly mail: Mail;
  readonly calendar?: MailCalendar;
}

/** Returns the path of a talent's reply page, valid for some time after the last slot. */
export const getAvailabilityPath = async (
  request: AvailabilityRequest,
  linkVersion: number,
): Promise<string> => {
  const last = Math.max(...getSpans(request).map(({ span }) => span.to));
  const link = { kind: 'availability', subject: request.id, version: linkVersion } as const;
  const token = await signToken(link, last + LINK_GRACE_MS);
  return addresses.availability.href(request.id, availabilityKey(request.castingDemoId), token);
};

const createGoneError = () => new Error('The request that this email is about is gone');

/** The same page for a talent who has just contacted the agency. */
export const getOwnAvailabilityPath = async (requestId: string): Promise<string> => {
  const [request, invite] = await Promise.all([
    readAvailabilityRequest(requestId),
    readAvailabilityInvite(requestId),
  ]);
  if (!request || !invite) throw createGoneError();
  return getAvailabilityPath(request, invite.linkVersion);
};

const getRequest = async (requestId: string, locale: Locale) => {
  const request = await readAvailabilityRequest(requestId);
  // An erasure deletes requests.
  if (!request) throw new NoLongerNeeded();
  const role = await readBookedRole(request, locale);
  if (!role) throw createGoneError();
  return { request, role };
};

/** Returns the calendar entry of a mail: added on agreement, removed on cancellation. */
const getCalendar = (
  { request, role }: Awaited<ReturnType<typeof getRequest>>,
  occasion: AvailabilityOccasion,
  reader: { readonly name: string; readonly email: string; readonly zone: string; readonly locale: Locale },
  talentPublicName?: string,
): { readonly calendar?: MailCalendar } => {
  const { name, email, zone, locale } = reader;
  const isOver = occasion === 'cancelled' && request.state === 'cancelled';
  const isAgreed = (occasion === 'confirmed' || occasion === 'kept') && request.state === 'accepted';
  const names = talentPublicName === undefined ? {} : { talentPublicName };
  const event = toBookingEvent(request, { ...role, ...names }, { locale, timeZone: zone });
  if (!event || !(isOver || isAgreed)) return {};

  const people = {
    organizer: { name: role.agencyName, email: getPlatformAddress() },
    attendee: { name, email },
  };
  const content = toIcs({ method: isOver ? 'cancel' : 'request', events: [event], ...people });
  if (isOver) return { calendar: { method: 'CANCEL', content } };

  return { calendar: { method: 'REQUEST', content, links: getLinks(event) } };
};

const formatOffer = (offer: Offer, locale: Locale): Pick<AvailabilityMail, 'assets' | 'fee'> => {
  const total = getTotal(offer);
  return {
    assets: offer.assets.map(({ name }) => name),
    fee: total === undefined ? '' : formatMoney(total, offer.currency, locale),
  };
};

export const composeAvailabilityMail = async (
  { talentName, requestId, occasion }: MailParams['availability'],
  { to, agencyName, locale }: Reader & { readonly agencyName: string },
): Promise<Written<AvailabilityMail>> => {
  const asked = await getRequest(requestId, locale);
  const { request, role } = asked;
  const [invite, shown, clock, hasRivals] = await Promise.all([
    readAvailabilityInvite(requestId),
    findShownTalents(request.agencyId, [request.talentId]),
    getTalentClock(request.talentId),
    isFirstRequest(request),
  ]);
  // Talents blocked by the agency since get no mail.
  if (!invite || !shown.has(request.talentId)) throw createGoneError();

  return {
    path: await getAvailabilityPath(request, invite.linkVersion),
    mail: {
      ...role,
      ...formatOffer(invite.offer, locale),
      talentName,
      agencyName,
      slots: formatSlots(request, clock, locale),
      booked: formatBooked(request, clock, locale),
      isFirstCome: hasRivals,
    },
    ...getCalendar(asked, occasion, { name: talentName, email: to, zone: clock.zone, locale }),
  };
};

/** Returns the content of a mail about several roles: those still open when it is sent, with a link each. */
export const composeAvailabilityRequestsMail = async (
  { requestIds, talentName }: MailParams['availability-requests'],
  { locale, agencyName }: { readonly locale: Locale; readonly agencyName: string },
): Promise<{
  readonly roles: readonly (Omit<RoleLink, 'href'> & { readonly path: string })[];
  readonly mail: AvailabilityRequestsMail;
}> => {
  const asked = await Promise.allSettled(
    requestIds.map(async (requestId) => {
      const [{ request, role }, invite] = await Promise.all([
        getRequest(requestId, locale),
        readAvailabilityInvite(requestId),
      ]);
      if (!invite) throw createGoneError();
      const { fee } = formatOffer(invite.offer, locale);
      return { request, role, fee, path: await getAvailabilityPath(request, invite.linkVersion) };
    }),
  );

  const invites = asked.flatMap((item) => (item.status === 'fulfilled' ? [item.value] : []));
  const [first] = invites;
  if (!first) throw createGoneError();

  const openInvites = invites.filter(({ request }) => isOpenRequest(request));
  if (openInvites.length === 0) throw new NoLongerNeeded();

  const { agencyId, talentId } = first.request;
  const [shown, clock, rivals] = await Promise.all([
    findShownTalents(agencyId, [talentId]),
    getTalentClock(talentId),
    Promise.all(openInvites.map(({ request }) => isFirstRequest(request))),
  ]);
  // Talents blocked by the agency since get no mail.
  if (!shown.has(talentId)) throw createGoneError();

  return {
    roles: openInvites.map(({ role: { character, languageName }, fee, path }) => ({
      character,
      languageName,
      fee,
      path,
    })),
    mail: {
      talentName,
      agencyName,
      projectName: first.role.projectName,
      brand: first.role.brand,
      slots: formatSlots(first.request, clock, locale),
      isFirstCome: rivals.includes(true),
    },
  };
};

const maySee = (user: User, request: AvailabilityRequest): boolean =>
  mayRead(
    { uid: user.id, claims: getUserClaims(user, true), companyId: user.companyId },
    'availabilityRequests',
    request,
  );

/** Returns the content of the mail to the requester, in the time zone of the offered slots. */
export const composeAnswerMail = async (
  { name, requestId, occasion = 'confirmed' }: MailParams['availability-answer'],
  { to, locale }: Reader,
): Promise<Written<AnswerMail>> => {
  const asked = await getRequest(requestId, locale);
  const { request, role } = asked;
  const [talent, asker] = await Promise.all([
    readPublicCopy(request.talentId),
    readUser(request.requestedBy),
  ]);
  const isClients = asker?.companyId === request.companyId;
  const zone = request.timeZone;
  // Requesters who have lost the project since get no mail, and outdated news isn't sent.
  if (!asker || !maySee(asker, request) || isOpenRequest(request) !== (occasion === 'confirmed'))
    throw new NoLongerNeeded();

  const talentPublicName = talent?.publicName ?? '';

  return {
    path: (isClients ? addresses.project : addresses.castingsProject).href(request.projectId, BOOKING_STEP),
    mail: {
      ...role,
      name,
      slot: formatBooked(request, { zone, clock: asker.clock }, locale),
      talentPublicName,
    },
    ...getCalendar(asked, occasion, { name, email: to, zone, locale }, talentPublicName),
  };
};

/** A role that the reader may still see, with the page of its booking. */
const readRole = async (requestId: string, uid: string | null, locale: Locale) => {
  const { request, role } = await getRequest(requestId, locale);
  const [talent, reader] = await Promise.all([
    readPublicCopy(request.talentId),
    uid === null ? undefined : readUser(uid),
  ]);
  if (uid !== null && (!reader || !maySee(reader, request))) throw new NoLongerNeeded();

  const isClients = reader?.companyId === request.companyId;
  const path = (isClients ? addresses.project : addresses.castingsProject).href(
    request.projectId,
    BOOKING_STEP,
  );

  return { request, role, talent: talent?.publicName ?? '', path };
};

export const composeCancelledBookingMail = async (
  { name, requestId, orderId, total, currency }: MailParams['booking-cancelled'],
  { to, locale }: Reader,
): Promise<Written<BookingCancelledMail>> => {
  const { request, role, talent } = await readRole(requestId, null, locale);

  return {
    path: addresses.castingsProject.href(orderId, ORDER_STEP),
    mail: {
      ...role,
      name,
      talent,
      slot: formatBooked(request, await getAddressClock(to, request.timeZone), locale),
      total: formatMoney(total, currency, locale),
    },
  };
};

/** Returns the mail to the requester when no slot works; nothing once others are offered. */
export const composeDeclinedMail = async (
  { name, requestId, message }: MailParams['slots-declined'],
  locale: Locale,
): Promise<Written<SlotsDeclinedMail>> => {
  const availabilityRequest = await readAvailabilityRequest(requestId);
  if (!availabilityRequest?.declined) throw new NoLongerNeeded();
  const { role, talent, path } = await readRole(requestId, availabilityRequest.requestedBy, locale);
  return { path, mail: { ...role, name, talent, message } };
};
