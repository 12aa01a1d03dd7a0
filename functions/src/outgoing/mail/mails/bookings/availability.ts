import { addresses } from '@domain/navigation/addresses.ts';
import { readAvailabilityInvite } from '../../../../work/collections/availability-invites.ts';
import { isFirstRequest } from '../../../../work/collections/availability-requests.ts';
import { findShownTalents } from '../../../../work/collections/public-talents.ts';
import { defineMail, type Loaded } from '../../define-mail.ts';
import { makeRole, MOMENT } from '../../samples.ts';
import { getTalentClock } from '../../talent-zone.ts';
import { writeAvailability, type Availability } from './availability.words.ts';
import { getCalendar } from './booking-entry.ts';
import {
  createGoneError,
  formatBooked,
  formatOffer,
  formatSlots,
  getAvailabilityPath,
  getConfirmationHref,
  getDue,
  getRequest,
  type AvailabilityOccasion,
} from './mailed-booking.ts';

interface Params {
  readonly talentName: string;
  readonly requestId: string;
  readonly occasion: AvailabilityOccasion;
}

/** To the talent, about a slot request. */
export const availabilityMail = defineMail({
  kind: 'availability',
  noticeKind: 'bookings',
  noticePath: () => addresses.dashboard.href(),
  load: async (
    { talentName, requestId, occasion }: Params,
    { to, agencyName, locale },
  ): Promise<Loaded<Availability>> => {
    const booking = await getRequest(requestId, locale);
    const { request, role } = booking;
    const [invite, shown, clock, hasRivals] = await Promise.all([
      readAvailabilityInvite(requestId),
      findShownTalents(request.agencyId, [request.talentId]),
      getTalentClock(request.talentId),
      isFirstRequest(request),
    ]);
    // Talents blocked by the agency since get no mail.
    if (!invite || !shown.has(request.talentId)) throw createGoneError();

    const isBooked = occasion === 'confirmed' && request.state === 'accepted';

    return {
      content: {
        ...role,
        ...formatOffer(invite.offer, locale),
        talentName,
        agencyName,
        slots: formatSlots(request, clock, locale),
        booked: formatBooked(request, clock, locale),
        isFirstCome: hasRivals,
        isOption: request.kind === 'option',
        confirmationHref: isBooked ? await getConfirmationHref(request, invite.linkVersion) : '',
        occasion,
      },
      href: await getAvailabilityPath(request, invite.linkVersion),
      ...getDue(request),
      ...getCalendar(booking, occasion, { name: talentName, email: to, zone: clock.zone, locale }),
    };
  },
  texts: { en: writeAvailability('en'), es: writeAvailability('es') },
  sample: (typed, locale) => ({
    ...makeRole(typed, locale),
    brand: typed.project,
    assets: ['Spot'],
    fee: '€650.00',
    slots: [MOMENT[locale]],
    booked: MOMENT[locale],
    isFirstCome: true,
    isOption: false,
    confirmationHref: '',
    occasion: 'asked',
  }),
});
