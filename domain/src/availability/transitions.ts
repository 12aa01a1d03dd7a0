import { defineTransitions, PRODUCERS } from '../transitions.ts';
import { MOVE_HOURS, type AvailabilityRequest } from './availability.ts';
import { getBookedSpan } from './booked-span.ts';

/**
 * State of a slot request: `held`: as an option; `moving`: booked while other slots are offered; `soon`: too late to move; `planned`: has a session;
 * `rescheduling`: its session
 * stays while another slot is proposed; `movingBegun`, `begun`, `recorded` and `reschedulingBegun`: these, once the booked slot has begun.
 */
export const SLOT_STATES = [
  'requested',
  'held',
  'moving',
  'movingBegun',
  'accepted',
  'soon',
  'begun',
  'planned',
  'recorded',
  'rescheduling',
  'reschedulingBegun',
  'released',
  'cancelled',
] as const;
export type SlotState = (typeof SLOT_STATES)[number];

const MOVE_MS = MOVE_HOURS * 60 * 60 * 1000;

/** Returns the state of a request that decides on its changes. */
export const getSlotState = (
  request: Pick<AvailabilityRequest, 'state' | 'sessionId' | 'timeRanges' | 'timeZone' | 'moving'>,
  now: number,
): SlotState => {
  const { state, sessionId, moving } = request;
  if (state === 'released' || state === 'cancelled' || state === 'held') return state;

  const from = getBookedSpan(request)?.from ?? Infinity;
  const hasBegun = from <= now;
  if (sessionId && moving) return hasBegun ? 'reschedulingBegun' : 'rescheduling';
  if (sessionId) return hasBegun ? 'recorded' : 'planned';
  if (state === 'requested') return moving ? (hasBegun ? 'movingBegun' : 'moving') : state;
  if (hasBegun) return 'begun';
  return from <= now + MOVE_MS ? 'soon' : state;
};

const CLOSED = { released: 'availability.released', cancelled: 'availability.cancelled' } as const;

/** All changes of a slot request. */
export const slotTransitions = defineTransitions<SlotState>()({
  // The same slot again without effect. A planned session moves along, and its people are notified.
  confirm: {
    from: ['requested', 'moving', 'movingBegun', 'rescheduling'],
    to: ['accepted', 'soon', 'planned'],
    by: ['link'],
    action: 'availability.confirm',
    event: 'slot.accepted',
    mails: ['availability', 'availability-answer', 'session'],
    refusal: 'availability.answered',
    refusals: { reschedulingBegun: 'session.begun', ...CLOSED },
  },
  // The talent proposes another fee, once.
  counter: {
    from: ['requested'],
    by: ['link'],
    action: 'availability.counter',
    mails: ['availability-answer'],
    refusal: 'availability.answered',
    refusals: CLOSED,
  },
  decideCounter: {
    from: ['requested'],
    by: PRODUCERS,
    action: 'availability.decideCounter',
    mails: ['availability'],
    refusal: 'availability.answered',
    refusals: CLOSED,
  },
  // The talent keeps a slot free until the client decides.
  hold: {
    from: ['requested'],
    to: 'held',
    by: ['link'],
    action: 'availability.hold',
    mails: ['option'],
    refusal: 'availability.answered',
    refusals: CLOSED,
  },
  // Books a talent's first option. Competing options end.
  book: {
    from: ['held'],
    to: ['accepted', 'soon'],
    by: PRODUCERS,
    action: 'availability.book',
    event: 'slot.accepted',
    mails: ['availability', 'availability-answer', 'option'],
    refusal: 'option.none',
  },
  // Earlier options end unless they are booked in time.
  challenge: {
    from: ['held'],
    by: PRODUCERS,
    action: 'availability.challenge',
    mails: ['option'],
    refusal: 'option.none',
  },
  releaseOption: {
    from: ['held'],
    done: ['released', 'cancelled'],
    to: 'released',
    by: [...PRODUCERS, 'platform'],
    action: 'availability.releaseOption',
    mails: ['option'],
    refusal: 'option.none',
  },
  // Offers other slots. Engineer and participants rely on a planned one, so its session is cancelled first.
  update: {
    from: ['requested', 'moving', 'accepted'],
    to: ['requested', 'moving'],
    by: PRODUCERS,
    action: 'availability.update',
    mails: ['availability'],
    refusal: 'session.cancelFirst',
    refusals: {
      held: 'option.releaseFirst',
      soon: 'availability.tooLateToMove',
      movingBegun: 'availability.begun',
      begun: 'availability.begun',
      ...CLOSED,
    },
  },
  // Proposes another slot for a planned session, which moves once the talent accepts.
  propose: {
    from: ['planned', 'rescheduling'],
    to: 'rescheduling',
    by: PRODUCERS,
    action: 'availability.propose',
    mails: ['availability'],
    refusal: 'availability.noSession',
    refusals: { recorded: 'session.begun', reschedulingBegun: 'session.begun', ...CLOSED },
  },
  // The session stays at its time.
  decline: {
    from: ['rescheduling', 'reschedulingBegun'],
    to: ['planned', 'recorded'],
    by: ['link'],
    action: 'availability.contact',
    mails: ['availability-contact', 'slots-declined'],
  },
  keep: {
    from: ['moving', 'movingBegun', 'rescheduling', 'reschedulingBegun'],
    to: ['accepted', 'soon', 'begun', 'planned', 'recorded'],
    by: PRODUCERS,
    action: 'availability.keep',
    mails: ['availability'],
    refusal: 'availability.notMoving',
  },
  cancel: {
    from: ['requested', 'held', 'moving', 'accepted', 'soon', 'planned', 'rescheduling'],
    done: ['released', 'cancelled'],
    to: 'cancelled',
    by: PRODUCERS,
    action: 'availability.cancel',
    mails: ['availability'],
    refusal: 'availability.begun',
  },
  // Plans a session in it.
  plan: {
    from: ['accepted', 'soon', 'begun'],
    to: ['planned', 'recorded'],
    by: PRODUCERS,
    action: 'sessions.create',
    mails: ['session'],
    refusal: 'session.noSlot',
    refusals: {
      planned: 'session.planned',
      recorded: 'session.planned',
      rescheduling: 'session.planned',
      reschedulingBegun: 'session.planned',
    },
  },
  // As another talent takes the role.
  release: {
    from: ['requested'],
    to: 'released',
    by: ['platform'],
    action: 'availability.release',
    mails: ['availability'],
  },
});
