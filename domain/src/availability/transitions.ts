import { defineTransitions, PRODUCERS } from '../transitions.ts';
import { MOVE_HOURS, type AvailabilityRequest } from './availability.ts';
import { getBookedSpan } from './booked-span.ts';

/**
 * State of a slot request: `moving`: booked while other slots are offered; `soon`: too late to move; `planned`: has a session;
 * `movingBegun`, `begun` and `recorded`: these, once the booked slot has begun.
 */
export const SLOT_STATES = [
  'requested',
  'moving',
  'movingBegun',
  'accepted',
  'soon',
  'begun',
  'planned',
  'recorded',
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
  if (state === 'released' || state === 'cancelled') return state;

  const from = getBookedSpan(request)?.from ?? Infinity;
  const hasBegun = from <= now;
  if (sessionId) return hasBegun ? 'recorded' : 'planned';
  if (state === 'requested') return moving ? (hasBegun ? 'movingBegun' : 'moving') : state;
  if (hasBegun) return 'begun';
  return from <= now + MOVE_MS ? 'soon' : state;
};

const CLOSED = { released: 'availability.released', cancelled: 'availability.cancelled' } as const;

/** All changes of a slot request. */
export const slotTransitions = defineTransitions<SlotState>()({
  // The same slot again without effect.
  confirm: {
    from: ['requested', 'moving', 'movingBegun'],
    to: ['accepted', 'soon'],
    by: ['link'],
    action: 'availability.confirm',
    event: 'slot.accepted',
    mails: ['availability', 'availability-answer'],
    refusal: 'availability.answered',
    refusals: CLOSED,
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
      soon: 'availability.tooLateToMove',
      movingBegun: 'availability.begun',
      begun: 'availability.begun',
      ...CLOSED,
    },
  },
  keep: {
    from: ['moving', 'movingBegun'],
    to: ['accepted', 'soon', 'begun'],
    by: PRODUCERS,
    action: 'availability.keep',
    mails: ['availability'],
    refusal: 'availability.notMoving',
  },
  cancel: {
    from: ['requested', 'moving', 'accepted', 'soon', 'planned'],
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
    refusals: { planned: 'session.planned', recorded: 'session.planned' },
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
