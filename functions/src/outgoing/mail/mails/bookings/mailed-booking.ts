import { getAcceptedRange, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { getTotal, type Offer } from '@domain/availability/offers.ts';
import { getAnswerDeadline } from '@domain/availability/answer-deadline.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { parseSpan } from '@domain/availability/slot-times.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses, withQuery } from '@domain/navigation/addresses.ts';
import { formatMoney } from '@domain/values/money.ts';
import { availabilityKey } from '../../../../work/tokens/availability-key.ts';
import { readAvailabilityInvite } from '../../../../work/collections/availability-invites.ts';
import { readAvailabilityRequest } from '../../../../work/collections/availability-requests.ts';
import { formatSpan, type ReaderClock } from '../../../../work/text/reader-zone.ts';
import { readBookedRole } from '../../../calendar/booked-role.ts';
import { linkTo, signRequestLink } from '../../links.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';

/** An event of a slot request, for its talent. */
export type AvailabilityOccasion =
  | 'asked'
  | 'changed'
  | 'moving'
  | 'kept'
  | 'confirmed'
  | 'released'
  | 'cancelled'
  | 'counterAccepted'
  | 'counterDeclined';

const getSpans = ({ timeRanges, timeZone }: AvailabilityRequest) =>
  timeRanges.flatMap((range) => {
    const span = parseSpan(range.datetime, timeZone);
    return span ? [{ range, span }] : [];
  });

/** Returns the slots in a reader's time zone; only the accepted one once there is one. */
export const formatSlots = (
  request: AvailabilityRequest,
  clock: ReaderClock,
  locale: Locale,
): readonly string[] => {
  const accepted = getAcceptedRange(request);
  return getSpans(request)
    .filter(({ range }) => !accepted || range.id === accepted.id)
    .map(({ span }) => formatSpan(span, clock, locale));
};

/** Returns the booked slot in a reader's time zone; empty without one. */
export const formatBooked = (request: AvailabilityRequest, clock: ReaderClock, locale: Locale): string => {
  const span = getBookedSpan(request);
  return span ? formatSpan(span, clock, locale) : '';
};

/** Returns when a pending request has to be answered; nothing for others. */
export const getDue = (request: AvailabilityRequest): { readonly due?: number } => {
  const due = getAnswerDeadline(request);
  return due === null ? {} : { due };
};

const signAvailability = (request: AvailabilityRequest, version: number): Promise<string> => {
  const last = Math.max(...getSpans(request).map(({ span }) => span.to));
  return signRequestLink({ kind: 'availability', subject: request.id, version }, last);
};

/** Returns the path of a talent's reply page, valid for some time after the last slot. */
export const getAvailabilityPath = async (
  request: AvailabilityRequest,
  linkVersion: number,
): Promise<string> => {
  const token = await signAvailability(request, linkVersion);
  return addresses.availability.href(request.id, availabilityKey(request.castingDemoId), token);
};

/** Returns the address of a booking's confirmation, valid as long as the reply page. */
export const getConfirmationHref = async (
  request: AvailabilityRequest,
  linkVersion: number,
): Promise<string> => {
  const token = await signAvailability(request, linkVersion);
  const path = `/api/request-availability/confirmation/${request.id}/paper`;
  return linkTo(withQuery(path, { token }));
};

export const createGoneError = () => new Error('The request that this email is about is gone');

/** The same page for a talent who has just contacted the agency. */
export const getOwnAvailabilityPath = async (requestId: string): Promise<string> => {
  const [request, invite] = await Promise.all([
    readAvailabilityRequest(requestId),
    readAvailabilityInvite(requestId),
  ]);
  if (!request || !invite) throw createGoneError();
  return getAvailabilityPath(request, invite.linkVersion);
};

export const getRequest = async (requestId: string, locale: Locale) => {
  const request = await readAvailabilityRequest(requestId);
  // An erasure deletes requests.
  if (!request) throw new NoLongerNeeded();
  const role = await readBookedRole(request, locale);
  if (!role) throw createGoneError();
  return { request, role };
};

export const formatOffer = (
  offer: Offer,
  locale: Locale,
): { readonly assets: readonly string[]; readonly fee: string } => {
  const total = getTotal(offer);
  return {
    assets: offer.assets.map(({ name }) => name),
    fee: total === undefined ? '' : formatMoney(total, offer.currency, locale),
  };
};
