import type { AgreedBookingTerms } from '@domain/bookings/booking-terms.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { AvailabilityInvite, Offer } from '@domain/availability/offers.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import type { Span } from '@domain/availability/slot-times.ts';
import type { NetRule } from '@domain/earnings/compute-net.ts';
import { findShareRule } from '@domain/earnings/share-rates.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getShares } from '@domain/talents/talent-terms.ts';
import { readBookedRole } from '../../../outgoing/calendar/booked-role.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { getAgencyDay, readAgency } from '../../../work/collections/agencies.ts';
import { findRoundEntries } from '../../../work/collections/audition-entries.ts';
import { readBillingTerms } from '../../../work/collections/billings.ts';
import { castingDemos } from '../../../work/collections/casting-demos.ts';
import { readCasting } from '../../../work/collections/castings.ts';
import { readPublicCopy } from '../../../work/collections/public-talents.ts';
import { readTerms } from '../../../work/collections/talent-terms.ts';

/** What a confirmation contains. */
export interface ConfirmedBooking {
  readonly agency: Agency | undefined;
  readonly role: NonNullable<Awaited<ReturnType<typeof readBookedRole>>>;
  readonly clientName: string;
  /** The public one. */
  readonly talentName: string;
  readonly span: Span;
  readonly timeZone: string;
  readonly offer: Offer;
  /** Undefined: cancelling it is free. */
  readonly terms: AgreedBookingTerms | undefined;
  readonly share: NetRule;
  /** Consents to synthetic voices; `demoName` is empty without one. */
  readonly allowsTake: boolean;
  readonly demoName: string;
}

const readShare = async (agencyId: string, talentId: string): Promise<NetRule> => {
  const [terms, billingTerms, today] = await Promise.all([
    readTerms(agencyId, talentId),
    readBillingTerms(agencyId),
    getAgencyDay(agencyId),
  ]);
  return findShareRule(terms ? getShares(terms) : [], billingTerms?.shares ?? [], today);
};

/** Reads what is confirmed, in the reader's language; 404 when its project is deleted. */
export const readBooking = async (
  request: AvailabilityRequest,
  { offer, basis }: AvailabilityInvite,
  locale: Locale,
): Promise<ConfirmedBooking> => {
  const { agencyId, talentId, castingId, castingDemoId, timeZone } = request;
  const [agency, role, casting, talent, entries, listed, share] = await Promise.all([
    readAgency(agencyId),
    readBookedRole(request, locale),
    readCasting(castingId),
    readPublicCopy(talentId),
    findRoundEntries(request),
    castingDemos.get(castingDemoId),
    readShare(agencyId, talentId),
  ]);
  const span = getBookedSpan(request);
  if (!role || !casting || !span) throw notFound();

  return {
    agency,
    role,
    clientName: casting.project.companyName,
    talentName: talent?.publicName ?? '',
    span,
    timeZone,
    offer,
    terms: basis?.terms,
    share,
    allowsTake: entries.some(({ syntheticVoiceConsent = false }) => syntheticVoiceConsent),
    demoName: listed?.demo.syntheticVoiceConsent ? listed.demo.name : '',
  };
};
