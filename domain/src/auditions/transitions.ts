import { defineTransitions, PRODUCERS, STAFF, type Refusal } from '../transitions.ts';
import type { Audition, AuditionEntry } from './auditions.ts';

/**
 * State of a talent's take: `late`: none came by the deadline; `held`: the agency hears it first; `kept`: sent before its
 * request was cancelled.
 */
export const TAKE_STATES = ['open', 'declined', 'late', 'held', 'uploaded', 'kept', 'cancelled'] as const;
export type TakeState = (typeof TAKE_STATES)[number];

/** Returns the state of a take that decides on its changes, to a reader who knows whether the agency holds one. */
export const getTakeState = (
  { status, deadline, cancelledAt }: Pick<AuditionEntry, 'status' | 'deadline' | 'cancelledAt'>,
  isHeld: boolean,
  now: number,
): TakeState => {
  if (status === 'cancelled') return status;
  if (status === 'uploaded') return cancelledAt ? 'kept' : status;
  if (isHeld) return 'held';
  return deadline.toMillis() <= now ? 'late' : status;
};

const CANCELLED: Refusal = { status: 410, code: 'audition.cancelled' };
/** What a mailed link refuses. */
const BY_LINK = {
  by: ['link'],
  refusal: 'audition.alreadyUploaded',
  refusals: { late: { status: 410, code: 'audition.late' }, kept: CANCELLED, cancelled: CANCELLED },
} as const;

/** All changes of a talent's part in a request. */
export const takeTransitions = defineTransitions<TakeState>()({
  confirm: {
    ...BY_LINK,
    from: ['open', 'declined'],
    to: 'open',
    action: 'auditions.answer',
    event: 'audition.answered',
  },
  decline: {
    ...BY_LINK,
    from: ['open', 'declined'],
    to: 'declined',
    action: 'auditions.answer',
    event: 'audition.answered',
    mails: ['takes-arrived'],
  },
  upload: {
    ...BY_LINK,
    from: ['open', 'declined'],
    to: ['uploaded', 'held'],
    action: 'auditions.upload',
    event: 'audition.received',
    mails: ['takes-arrived', 'takes-held'],
  },
  forward: {
    from: ['held'],
    to: 'uploaded',
    by: STAFF,
    action: 'auditions.forward',
    mails: ['takes-forwarded'],
    refusal: 'audition.noneHeld',
  },
  return: {
    from: ['held'],
    to: 'open',
    by: STAFF,
    action: 'auditions.return',
    mails: ['audition-change'],
    refusal: 'audition.noneHeld',
  },
  approve: {
    from: ['uploaded', 'kept'],
    by: PRODUCERS,
    action: 'auditions.approve',
    refusal: 'audition.notUploaded',
  },
  markBest: {
    from: ['held', 'uploaded', 'kept'],
    by: PRODUCERS,
    only: { held: STAFF },
    action: 'auditions.markBest',
    refusal: 'audition.notUploaded',
  },
  comment: {
    from: ['uploaded', 'kept'],
    by: PRODUCERS,
    action: 'castings.commentTake',
    refusal: 'audition.notUploaded',
  },
  // Of the last round of each voice.
  callBack: {
    from: ['uploaded'],
    to: 'uploaded',
    by: PRODUCERS,
    action: 'auditions.callBack',
    mails: ['audition-request'],
    refusal: 'audition.notCallable',
  },
  consent: {
    from: ['held', 'uploaded', 'kept'],
    by: ['talent'],
    action: 'auditions.consent',
    refusal: 'audition.notSent',
  },
  // With its request.
  cancel: {
    from: ['open', 'declined', 'late', 'held', 'uploaded'],
    done: ['cancelled', 'kept'],
    to: ['cancelled', 'kept'],
    by: PRODUCERS,
    action: 'auditions.cancel',
    mails: ['audition-change'],
  },
});

export const REQUEST_STATES = ['open', 'cancelled'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const getRequestState = ({ cancelledAt }: Pick<Audition, 'cancelledAt'>): RequestState =>
  cancelledAt ? 'cancelled' : 'open';

/** All changes of a request to all of its talents. */
export const requestTransitions = defineTransitions<RequestState>()({
  update: {
    from: ['open'],
    by: PRODUCERS,
    action: 'auditions.update',
    mails: ['audition-change'],
    refusal: 'audition.cancelled',
  },
  cancel: {
    from: ['open'],
    done: ['cancelled'],
    to: 'cancelled',
    by: PRODUCERS,
    action: 'auditions.cancel',
    mails: ['audition-change'],
  },
});

export type TakeTransition = keyof typeof takeTransitions;
