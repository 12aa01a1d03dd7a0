import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Audition } from '@domain/auditions/auditions.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { getReaders, notifySession } from '../../mail/notify-session.ts';
import { findStandingRequests } from '../../records/availability-requests.ts';
import { sessionsRecording, updateSession } from '../../records/recording-sessions.ts';
import { readContacts } from '../../records/session-contacts.ts';
import { getScript } from '../../records/session-scripts.ts';

/**
 * Prepares the change of a script for those who record it; returns the function that gives all planned sessions the new
 * version and tells their people. 409 if a voice is booked for it, unless the caller knows (`isMeant`).
 */
export const prepareNewScript = async (
  transaction: Transaction,
  caller: Caller,
  { id, castingId, voiceId }: Audition,
  isMeant: boolean,
): Promise<(after: Audition) => void> => {
  const sessions = await sessionsRecording(id, transaction);
  const requests = await findStandingRequests({ castingId, voiceId }, transaction);
  const isBooked = sessions.length > 0 || requests.some(({ state }) => state === 'accepted');
  if (isBooked && !isMeant) throw new AppError(409, 'audition.scriptBooked', { property: 'script' });
  const readers: Awaited<ReturnType<typeof getReaders>>[] = [];
  for (const session of sessions)
    readers.push(await getReaders(transaction, session, await readContacts(session.id, transaction)));
  return (after) =>
    sessions.forEach((session, at) => {
      const change = {
        ...getScript(after),
        revision: session.revision + 1,
        updatedAt: Timestamp.now(),
      };
      updateSession(transaction, session.id, change);
      notifySession(transaction, { ...session, ...change }, readers[at] ?? [], 'script');
      recordAudit(transaction, caller, {
        agencyId: session.agencyId,
        action: 'sessions.update',
        subject: `recordingSessions/${session.id}`,
        before: { script: session.script ?? null },
        after: { script: change.script },
      });
    });
};
