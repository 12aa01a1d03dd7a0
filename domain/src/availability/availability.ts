import type { ExclusivityTerms } from '../exclusivity/exclusivity.ts';
import type { AgencyBrand } from '../agencies/agencies.ts';
import type { Excuse } from '../bookings/booking-terms.ts';
import type { Instant } from '../contract.ts';
import type { CounterOffer } from './counter-offer.ts';
import type { OfferedAsset } from './offers.ts';
import type { LicencePayment } from '../pricing/pricing.ts';

/** An offered slot: `datetime` is `YYYY/MM/DD HH-HH`, wall time in the request's zone. Null: no reply. */
export interface TimeRange {
  readonly id: string;
  readonly datetime: string;
  readonly status: 'accepted' | 'rejected' | null;
}

/**
 * A request's state. `held`: the talent holds a slot as an option; `released`: another talent took the role, or the option ended;
 * `cancelled`: the project's people cancelled the request.
 */
export const AVAILABILITY_STATES = ['requested', 'held', 'accepted', 'released', 'cancelled'] as const;
export type AvailabilityState = (typeof AVAILABILITY_STATES)[number];

/** After one talent accepts, others requested for the role are notified that it is taken, or stay in reserve. */
export const AFTER_ACCEPTANCE = ['release', 'keep'] as const;
type OthersThen = (typeof AFTER_ACCEPTANCE)[number];

/** An agreed slot, in its own time zone. */
export interface AgreedSlot {
  /** `YYYY/MM/DD HH-HH`. */
  readonly datetime: string;
  /** IANA zone. */
  readonly timeZone: string;
}

/** What a talent is asked for: to record then, or to keep the time until the client decides. */
export const REQUEST_KINDS = ['booking', 'option'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** How an option ended without a booking: by its people, by its time, or because the talent was booked for that time. */
export type OptionEnd = 'released' | 'expired' | 'beaten';

/** A slot that a talent holds for a role. */
export interface SlotOption {
  /** Id of the slot among the request's. */
  readonly rangeId: string;
  readonly heldAt: Instant;
  /** Among the talent's options for that time, from any agency: 1 can be booked. */
  readonly rank: number;
  readonly holdsUntil: Instant;
  /** When a later option's people want to book; null: they don't. */
  readonly challengedUntil: Instant | null;
  /** The earlier of both. */
  readonly endsAt: Instant;
}

/** Until this many hours before its start a booking can be moved. */
export const MOVE_HOURS = 24;

/** `availabilityRequests/{id}`: a request to one talent for recording slots of one role. */
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
  /** Released: another talent got the role. */
  readonly state: AvailabilityState;
  readonly timeRanges: readonly TimeRange[];
  /** Absent: a booking. */
  readonly kind?: RequestKind;
  /** Null or absent: none is held. */
  readonly option?: SlotOption | null;
  /** Absent: it didn't end, or wasn't an option. */
  readonly optionEnd?: OptionEnd;
  /** Another fee that the talent proposed, once; null or absent: none. */
  readonly counter?: CounterOffer | null;
  /** What happens to the role's other requests when one is accepted. */
  readonly othersThen: OthersThen;
  /** The slot that stays booked while others are offered, with its session if one is planned. */
  readonly moving?: AgreedSlot | null;
  /** The talent's message when no slot works, until others are offered; null or absent: none. */
  readonly declined?: { readonly message: string; readonly at: Instant } | null;
  /** The recording session in the booked slot; null: none planned. */
  readonly sessionId: string | null;
  /** The slot's session was cancelled and not replaced; absent: no. */
  readonly sessionCancelled?: boolean;
  /** Uid of the requester, who is notified of the reply. */
  readonly requestedBy: string;
  /** Raised with every change of offer and booking; calendars use it as sequence number. */
  readonly revision: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Until when it can be answered: at its last slot. Null: not pending. */
  readonly answerableUntil?: Instant | null;
  /** Next check for a reminder; null or absent: never. */
  readonly remindAt?: Instant | null;
  /** The last completed reminder; null: none. */
  readonly remindedThrough?: Instant | null;
}

/** Returns whether a request is open, held or accepted; one per talent and role. */
export const isOpenRequest = ({ state }: Pick<AvailabilityRequest, 'state'>): boolean =>
  state === 'requested' || state === 'held' || state === 'accepted';

/** Returns whether the request fills the role: a slot was accepted, even while others are offered. */
export const hasVoice = ({ state, moving }: Pick<AvailabilityRequest, 'state' | 'moving'>): boolean =>
  state === 'accepted' || (state === 'requested' && Boolean(moving));

export const getAcceptedRange = ({
  timeRanges,
}: Pick<AvailabilityRequest, 'timeRanges'>): TimeRange | undefined =>
  timeRanges.find(({ status }) => status === 'accepted');

/** Returns the talent's booked slot, also while it is being moved. */
export const getBookedSlot = (
  request: Pick<AvailabilityRequest, 'timeRanges' | 'timeZone' | 'moving'>,
): AgreedSlot | undefined => {
  const accepted = getAcceptedRange(request);
  return accepted
    ? { datetime: accepted.datetime, timeZone: request.timeZone }
    : (request.moving ?? undefined);
};

/** Maximum bookings in a calendar, at most 400 bytes each: half of what a document holds. */
export const BOOKINGS_MAX = 1300;

/** `calendars/{uid}`: bookings of a talent or engineer, across agencies. Read by functions only. */
export interface Calendar {
  readonly id: string;
  /** By source: a slot request, or a recording session. */
  readonly bookings: Readonly<Record<string, CalendarBooking>>;
  /** Options by slot request; absent: none. */
  readonly options?: Readonly<Record<string, CalendarOption>>;
  /** The calendar feed; absent: never created. */
  readonly feed?: CalendarFeed;
}

/** The private feed address of a person's bookings. */
export interface CalendarFeed {
  /** Raised to revoke all earlier addresses. */
  readonly version: number;
  readonly isOpen: boolean;
  /** When the current address was created, or revoked. */
  readonly since: Instant;
}

export interface CalendarBooking {
  readonly agencyId: string;
  readonly projectId: string;
  readonly from: Instant;
  readonly to: Instant;
}

/** An option in a talent's calendar. */
export interface CalendarOption extends CalendarBooking {
  readonly heldAt: Instant;
  readonly holdsUntil: Instant;
  readonly challengedUntil: Instant | null;
}

/** State of a slot request's page, including why it can't be answered. */
export type AvailabilityPageState =
  'open' | 'held' | 'accepted' | 'expired' | 'released' | 'optionEnded' | 'cancelled';

/** A slot, as its page shows it. */
export interface OfferedRange extends TimeRange {
  /** ISO, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Why it is unavailable: begun, the talent is booked then, or holds it for another project. Null: available. */
  readonly closed: 'past' | 'booked' | 'held' | null;
}

/** A slot to be moved, as its page shows it. */
export interface MovingSlot extends AgreedSlot {
  /** ISO, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What the talent gets when the client cancels with less notice than this; in minor units of the offer's currency. */
export interface LateFee {
  /** Working hours, by the agency's calendar. */
  readonly underHours: number;
  /** Null: to be agreed with the agency. */
  readonly amount: number | null;
}

/** Cancelling and moving, as the talent accepts it with a slot. */
export interface OfferedTerms {
  readonly fees: readonly LateFee[];
  readonly moveDays: number;
  readonly excuses: readonly Excuse[];
}

/** What the confirmation page shows. Money in minor units of `pricing.currency`. */
export interface AvailabilityPage {
  readonly agency: AgencyBrand;
  readonly state: AvailabilityPageState;
  /** Raised when the offer changes; replies to older ones are refused. */
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
      /** The talent's character. */
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
    /** Absent: none. */
    readonly exclusivity?: number;
    readonly exclusive?: ExclusivityTerms;
  };
  readonly timeRanges: readonly OfferedRange[];
  /** Null: the agency has no terms. */
  readonly terms: OfferedTerms | null;
  /** The talent's own counter-offer; null: none. `amount` in minor units. */
  readonly counter: (Pick<CounterOffer, 'state'> & { readonly amount: number }) | null;
  /** Whether the talent may propose another fee. */
  readonly mayCounter: boolean;
  /** What the talent gets for the move on offer, for slots that are too far from the booked one; null: nothing. */
  readonly moveFee: number | null;
  /** The booking that stays until another slot is accepted; null: none. */
  readonly moving: MovingSlot | null;
  /** What is asked for is an option, as it is held; null: a booking. */
  readonly option: {
    /** Null, all three: not held, or ended. */
    readonly rank: number | null;
    readonly rangeId: string | null;
    /** ISO, UTC. */
    readonly endsAt: string | null;
  } | null;
  /** The role is also requested from others, and the first to accept gets it. */
  readonly isFirstCome: boolean;
  readonly supportEmail: string;
}
