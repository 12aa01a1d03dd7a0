import { Timestamp } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { getFirstCheck, REMINDER_GAP_MS } from '@domain/auditions/reminders.ts';

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
