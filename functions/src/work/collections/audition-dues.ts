import { Timestamp } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { toExtension, type Extension } from '@domain/auditions/dossier.ts';
import { proposeOutcomeDate } from '@domain/auditions/outcome-date.ts';
import { getFirstCheck, REMINDER_GAP_MS } from '@domain/auditions/reminders.ts';
import type { Instant } from '@domain/contract.ts';

type Dues = Partial<Pick<AuditionEntry, 'remindAt' | 'remindedThrough' | 'outcomeDueAt' | 'promise'>>;

/**
 * Returns an entry's due dates after a change. Declined, submitted and cancelled entries get no reminder;
 * a new deadline restarts reminders; a notified outcome isn't repeated.
 */
export const getDues = (entry: AuditionEntry, change: Partial<AuditionEntry>): Dues => {
  const { createdAt, deadline, status, outcome = null, outcomeBy = null } = entry;
  const look =
    status === 'open'
      ? getFirstCheck({ requestedAt: createdAt.toMillis(), deadline: deadline.toMillis() })
      : null;
  const isAsked = change.status !== undefined || change.deadline !== undefined;
  const isAnswered = change.status === 'open' || change.status === 'declined';
  // A talent who declined expects no outcome.
  const promisedAt = status === 'declined' ? null : outcomeBy;
  // A new deadline is mailed immediately, so a reminder right after it is redundant.
  const isPutOff = change.deadline !== undefined && change.createdAt === undefined;

  return {
    ...(isPutOff ? { remindedThrough: Timestamp.fromMillis(Date.now() + REMINDER_GAP_MS) } : {}),
    ...(isAsked ? { remindAt: look === null ? null : Timestamp.fromMillis(look) } : {}),
    ...((change.outcomeBy !== undefined || isAnswered) && outcome === null
      ? { outcomeDueAt: promisedAt, promise: promisedAt && 'waiting' }
      : {}),
    ...(change.cancelledAt !== undefined ? { outcomeDueAt: null, promise: outcomeBy && 'inTime' } : {}),
  };
};

/** Returns whether an outcome was recorded without a notice, because the agency held the take or has blocked the talent. */
export const isUnannounced = ({ outcome, outcomeToldAt }: AuditionEntry): boolean =>
  outcome === 'closed' && !outcomeToldAt;

/** Returns the promise of an outcome that can't be kept by its day, three working days after `from`; empty when it can. */
export const getDelayedOutcome = (
  entry: AuditionEntry,
  from: Instant,
): Partial<Pick<AuditionEntry, 'outcome' | 'outcomeDueAt' | 'promise'>> => {
  const { outcome = null, outcomeBy } = entry;
  if (!outcomeBy || outcomeBy.toMillis() >= from.toMillis()) return {};
  if (outcome !== null && !isUnannounced(entry)) return {};
  const proposed = proposeOutcomeDate(new Date(from.toMillis()).toISOString());
  return {
    outcome: null,
    promise: 'waiting',
    outcomeDueAt: Timestamp.fromMillis(Date.parse(proposed)),
  };
};

/** Returns an extension of an entry, with due dates; an outcome that its deadline overtakes comes three working days later. */
export const extend = (entry: AuditionEntry, change: Partial<AuditionEntry>): Extension => {
  const after = { ...entry, ...change };
  const delay = after.status === 'open' ? getDelayedOutcome(after, after.deadline) : {};
  return toExtension({ ...after, ...getDues(after, change), ...delay });
};
