import type { AgencyBrand } from '../agencies/agencies.ts';
import type { Instant } from '../contract.ts';
import type { LicenceTerms } from '../pricing/licences.ts';
import type { LicencePayment } from '../pricing/pricing.ts';

/** One slot on offer: `datetime` is `YYYY/MM/DD HH-HH`, wall time in the request's zone. Null: not answered. */
export interface TimeRange {
  readonly id: string;
  readonly datetime: string;
  readonly status: 'accepted' | 'rejected' | null;
}

/**
 * What has become of a request. `released`: another talent took the role; `cancelled`: the project's people took the
 * request back.
 */
export const AVAILABILITY_STATES = ['requested', 'accepted', 'released', 'cancelled'] as const;
export type AvailabilityState = (typeof AVAILABILITY_STATES)[number];

/**
 * What happens, once a talent has accepted, to the others who were asked for the same role: they are told that it is
 * taken, or stay asked and are kept in reserve.
 */
export const OTHERS_THEN = ['release', 'keep'] as const;
export type OthersThen = (typeof OTHERS_THEN)[number];

/** A slot that was agreed on, by the clock of its own zone. */
export interface AgreedSlot {
  /** `YYYY/MM/DD HH-HH`. */
  readonly datetime: string;
  /** IANA zone. */
  readonly timeZone: string;
}

/** Until so many hours before it begins, what was agreed on can be moved. */
export const MOVE_HOURS = 24;

/** `availabilityRequests/{id}`: one talent, asked for one role, when they could record it. */
export interface AvailabilityRequest {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly castingId: string;
  readonly voiceId: string;
  readonly castingDemoId: string;
  readonly talentId: string;
  /** IANA zone. */
  readonly timeZone: string;
  readonly state: AvailabilityState;
  readonly timeRanges: readonly TimeRange[];
  readonly othersThen: OthersThen;
  /** While other slots are on offer for what was agreed on: the slot that stays booked until one of them is accepted. */
  readonly moving?: AgreedSlot | null;
  /** What the talent wrote because none of the slots works, until others are on offer; null or absent: nothing. */
  readonly declined?: { readonly message: string; readonly at: Instant } | null;
  /** The recording session that takes place in what was agreed on; null: none is planned. */
  readonly sessionId: string | null;
  /** The session in the slot was cancelled and no other one is planned; absent: none was. */
  readonly sessionCancelled?: boolean;
  /** Uid of whoever asked, who is told of the answer. */
  readonly requestedBy: string;
  /** Raised with every change of what is on offer and of what was agreed; the number that calendars know it by. */
  readonly revision: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Until when it can be answered: the last of its slots begins then. Null: it waits for no answer. */
  readonly answerableUntil?: Instant | null;
  /** When the platform looks next whether to remind of it; null or absent: never. */
  readonly remindAt?: Instant | null;
  /** The last reminder that is done with; null: none is. */
  readonly remindedThrough?: Instant | null;
}

/** Requests of one role that are still of account: one each for a talent. */
export const isStanding = ({ state }: Pick<AvailabilityRequest, 'state'>): boolean =>
  state === 'requested' || state === 'accepted';

/** Whether the role has its voice by a request: a slot was accepted, and holds while other slots are on offer for it. */
export const hasVoice = ({ state, moving }: Pick<AvailabilityRequest, 'state' | 'moving'>): boolean =>
  state === 'accepted' || (state === 'requested' && Boolean(moving));

/** The slot that was accepted, if one was. */
export const acceptedRange = ({
  timeRanges,
}: Pick<AvailabilityRequest, 'timeRanges'>): TimeRange | undefined =>
  timeRanges.find(({ status }) => status === 'accepted');

/** The slot that the talent is booked for at present: agreed on, and not given up for others yet. */
export const bookedSlot = (
  request: Pick<AvailabilityRequest, 'timeRanges' | 'timeZone' | 'moving'>,
): AgreedSlot | undefined => {
  const accepted = acceptedRange(request);
  return accepted
    ? { datetime: accepted.datetime, timeZone: request.timeZone }
    : (request.moving ?? undefined);
};

/** One asset on offer, with what it is licensed for. */
export interface OfferedAsset {
  readonly name: string;
  readonly licences: readonly (LicenceTerms & { readonly id: string })[];
}

/** What a talent was offered when they were asked: it is what they accept, whatever rates and licences become since. */
export interface Offer {
  readonly currency: string;
  readonly assets: readonly OfferedAsset[];
  /** Empty: the agency has no table, or none that knows the talent's currency. */
  readonly payments: readonly LicencePayment[];
  /** What the session pays, and what is added until the talent gets their least. Absent: it is among the payments. */
  readonly session?: number;
  readonly minimum?: number;
}

/** What a talent gets in all, in minor units of the offer's currency; undefined: it cannot be told. */
export const totalOf = ({ payments, session = 0, minimum = 0 }: Offer): number | undefined =>
  payments.length === 0
    ? undefined
    : payments.reduce((sum, { talentTotalPayment }) => sum + talentTotalPayment, session + minimum);

/** `availabilityInvites/{requestId}`: what belongs to the mailed link. Functions alone read it. */
export interface AvailabilityInvite {
  readonly id: string;
  readonly agencyId: string;
  readonly projectId: string;
  readonly talentId: string;
  /** Lower case. */
  readonly email: string;
  /** Raised to revoke every token made so far. */
  readonly linkVersion: number;
  readonly offer: Offer;
}

/** `calendars/{uid}`: when a talent or an engineer is booked, across agencies. Functions alone read it. */
export interface Calendar {
  readonly id: string;
  /** By what it is booked for: an availability request, or a recording session. */
  readonly bookings: Readonly<Record<string, CalendarBooking>>;
  /** The address that calendar programs follow; absent: there never was one. */
  readonly feed?: CalendarFeed;
}

/** The private address of somebody's bookings. */
export interface CalendarFeed {
  /** Raised to revoke every address made so far. */
  readonly version: number;
  readonly isOpen: boolean;
  /** When the address was made that holds, or taken back. */
  readonly since: Instant;
}

export interface CalendarBooking {
  readonly agencyId: string;
  readonly projectId: string;
  readonly from: Instant;
  readonly to: Instant;
}

/** What the page behind the mailed link is about: answered or not, and why it cannot be answered any more. */
export type AvailabilityPageState = 'open' | 'accepted' | 'expired' | 'released' | 'cancelled';

/** A slot as its page shows it. */
export interface OfferedRange extends TimeRange {
  /** ISO, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Why it cannot be chosen: it has begun, or the talent is booked then. Null: it can be. */
  readonly closed: 'past' | 'booked' | null;
}

/** A slot that is to be moved, as its page shows it. */
export interface MovingSlot extends AgreedSlot {
  /** ISO, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What the confirmation page shows. Money in minor units of `pricing.currency`. */
export interface AvailabilityPage {
  readonly agency: AgencyBrand;
  readonly state: AvailabilityPageState;
  /** Raised when the offer changes; an answer to an older one is refused. */
  readonly revision: number;
  readonly timeZone: string;
  readonly casting: {
    readonly project: {
      readonly company: { readonly name: string };
      readonly brand: string;
      readonly campaignName: string;
      /** alpha3, each. */
      readonly languages: readonly string[];
      /** ISO, UTC. */
      readonly createdAt: string;
      /** The character that the talent is asked for. */
      readonly voices: readonly { readonly name: string; readonly assets: readonly OfferedAsset[] }[];
    };
    /** alpha3 and its name in the caller's language. */
    readonly language: { readonly alpha3: string; readonly name: string } | null;
  };
  readonly pricing: {
    readonly currency: string;
    readonly licensePriceBreakdown: readonly LicencePayment[];
    readonly session: number;
    readonly minimum: number;
  };
  readonly timeRanges: readonly OfferedRange[];
  /** What they are booked for until they accept one of the others; null: nothing. */
  readonly moving: MovingSlot | null;
  /** Others are asked for the same role, and the first to accept has it. */
  readonly isFirstCome: boolean;
  readonly supportEmail: string;
}
