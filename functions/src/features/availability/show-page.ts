import type {
  AvailabilityPage,
  AvailabilityPageState,
  AvailabilityRequest,
  Calendar,
  MovingSlot,
  OfferedRange,
  OfferedTerms,
  TimeRange,
} from '@domain/availability/availability.ts';
import { mayCounter, type AvailabilityInvite, type Offer } from '@domain/availability/offers.ts';
import { getBookedSpan, filterBookingsInSlot } from '@domain/availability/booked-span.ts';
import { computeBookingFee } from '@domain/bookings/booking-fee.ts';
import { findBeaten, type OptionBook } from '@domain/availability/options.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { SUPPORT_EMAIL } from '../../config.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readBrand } from '../../work/collections/agencies.ts';
import { isFirstRequest, findOpenTalentRequests } from '../../work/collections/availability-requests.ts';
import { isBooked } from '../../work/collections/calendars.ts';
import { readCalendar } from '../../work/records/option-book.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { readProject } from '../../work/collections/projects.ts';
import { readCharacter } from '../../work/collections/characters.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import { availabilityKey } from '../../work/tokens/availability-key.ts';
import { createOpaqueKeys } from '../../work/tokens/opaque-keys.ts';
import { readAvailabilityLink, type AvailabilityLink } from './link-access.ts';
import { toSpan } from './ranges.ts';

interface TalentTimes {
  readonly bookings: Calendar['bookings'];
  readonly own: readonly AvailabilityRequest[];
  readonly book: OptionBook;
}

const presentRange = (
  range: TimeRange,
  { id, timeZone, castingId, projectId, kind }: AvailabilityRequest,
  { bookings, own, book }: TalentTimes,
): OfferedRange => {
  const span = toSpan(range, timeZone);
  const except = [id, ...filterBookingsInSlot(own, castingId, span).map((booking) => booking.id)];
  const isHeld = kind !== 'option' && findBeaten(book, { ...span, projectId }).length > 0;
  const closed =
    span.from <= Date.now() ? 'past' : isBooked(bookings, span, except) ? 'booked' : isHeld ? 'held' : null;
  const [startsAt, endsAt] = [span.from, span.to].map((moment) => new Date(moment).toISOString());
  return { ...range, startsAt: startsAt ?? '', endsAt: endsAt ?? '', closed };
};

/** Keys of licences on this page: their ids would reveal what the client licenses. */
const licenceKey = createOpaqueKeys('availability licences');

const presentOffer = ({ currency, assets, payments, session = 0, minimum = 0, ...offer }: Offer) => ({
  assets: assets.map((asset) => ({
    ...asset,
    licences: asset.licences.map((licence) => ({ ...licence, id: licenceKey(licence.id) })),
  })),
  pricing: {
    currency,
    licensePriceBreakdown: payments.map(({ licenseId, talentTotalPayment }) => ({
      licenseId: licenceKey(licenseId),
      talentTotalPayment,
    })),
    session,
    minimum,
    ...(offer.exclusive ? { exclusivity: offer.exclusivity ?? 0, exclusive: offer.exclusive } : {}),
  },
});

/** Past slots close a request, unless the talent is already booked by it. */
const deriveState = (
  { state, moving, optionEnd }: AvailabilityLink['request'],
  ranges: readonly OfferedRange[],
): AvailabilityPageState => {
  if (optionEnd) return 'optionEnded';
  if (state !== 'requested' || moving) return state === 'requested' ? 'open' : state;
  return ranges.every(({ closed }) => closed === 'past') ? 'expired' : 'open';
};

const getMovingSlot = (request: AvailabilityLink['request']): MovingSlot | null => {
  const span = getBookedSpan(request);
  if (!request.moving || !span) return null;
  const [startsAt, endsAt] = [span.from, span.to].map((moment) => new Date(moment).toISOString());
  return { ...request.moving, startsAt: startsAt ?? '', endsAt: endsAt ?? '' };
};

const presentOption = ({ kind, state, option }: AvailabilityRequest): AvailabilityPage['option'] => {
  if (kind !== 'option') return null;
  const current = state === 'held' ? option : null;
  return {
    rank: current?.rank ?? null,
    rangeId: current?.rangeId ?? null,
    endsAt: current ? new Date(current.endsAt.toMillis()).toISOString() : null,
  };
};

/** Returns what the talent gets when the client cancels late, by the terms of the offer. */
const presentTerms = ({ basis, offer }: AvailabilityInvite): OfferedTerms | null =>
  basis
    ? {
        fees: [...basis.terms.steps]
          .sort((a, b) => b.underHours - a.underHours)
          .map((step) => ({
            underHours: step.underHours,
            amount: computeBookingFee(offer, basis, step, 'cancel')?.earned ?? null,
          })),
        moveDays: basis.terms.moveDays,
        excuses: basis.terms.excuses,
      }
    : null;

/** Presents the page of a mailed link, without record ids. */
export const toPage = async (
  { request, invite }: AvailabilityLink,
  locale: Locale,
): Promise<AvailabilityPage> => {
  const [agency, project, casting, voice, calendar, availabilityRequests, hasRivals] = await Promise.all([
    readBrand(request.agencyId),
    readProject(request.projectId),
    readCasting(request.castingId),
    readCharacter(request.voiceId),
    readCalendar(request.talentId),
    findOpenTalentRequests(request.projectId, request.talentId),
    isFirstRequest(request),
  ]);
  if (!project || !casting) throw notFound();

  const { assets, pricing } = presentOffer(invite.offer);
  const ranges = request.timeRanges.map((range) =>
    presentRange(range, request, { ...calendar, own: availabilityRequests }),
  );
  const { language: alpha3 } = casting;

  return {
    agency,
    state: deriveState(request, ranges),
    revision: request.revision,
    timeZone: request.timeZone,
    casting: {
      project: {
        company: { name: casting.project.companyName },
        brand: casting.project.brand,
        campaignName: casting.project.campaignName,
        languages: project.languages,
        createdAt: new Date(project.createdAt.toMillis()).toISOString(),
        voices: [{ name: voice?.name ?? '', assets }],
      },
      language: { alpha3, name: await getLanguageName(alpha3, locale) },
    },
    pricing,
    timeRanges: ranges,
    terms: presentTerms(invite),
    counter:
      request.counter && invite.counterAmount !== undefined
        ? { state: request.counter.state, amount: invite.counterAmount }
        : null,
    mayCounter: request.state === 'requested' && !request.moving && mayCounter(invite),
    moveFee: (request.moving && invite.moveFee?.earned) || null,
    moving: getMovingSlot(request),
    option: presentOption(request),
    isFirstCome: hasRivals,
    supportEmail: agency.supportEmail ?? SUPPORT_EMAIL.value(),
  };
};

/** Returns a link's request; the address contains the listed demo's key. */
export const showAvailabilityPage: Operation<'availability.page'> = async ({
  params: { requestId, castingDemoId },
  query: { token },
  locale,
}) => {
  const link = await readAvailabilityLink(token, requestId);
  if (availabilityKey(link.request.castingDemoId) !== castingDemoId) throw new AppError(401, 'link.invalid');
  return toPage(link, locale);
};
