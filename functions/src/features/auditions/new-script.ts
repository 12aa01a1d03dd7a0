import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Audition } from '@domain/auditions/auditions.ts';
import { getSessionRoles } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../rights/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAudit } from '../../work/unit/audit.ts';
import { getReaders, notifySession } from '../../outgoing/mail/notify-session.ts';
import { findOpenRequests } from '../../work/records/availability-requests.ts';
import { findSessionsRecording, updateSession } from '../../work/records/recording-sessions.ts';
import { readContacts } from '../../work/records/session-contacts.ts';
import { getRoleFields } from '../../work/records/session-roles.ts';
import { getScript } from '../../work/records/session-scripts.ts';

/**
 * Gives planned sessions, of some talents or all, the new version of a script and notifies their people. 409 if a voice is booked for it,
 * unless the caller knows (`isMeant`).
 */
export const replaceSessionScripts = async (
  transaction: Transaction,
  caller: Caller,
  {
    before,
    after,
    talentIds,
  }: Record<'before' | 'after', Audition> & { readonly talentIds?: ReadonlySet<string> },
  isMeant: boolean,
): Promise<void> => {
  const isFor = ({ talentId }: { readonly talentId: string }) => talentIds?.has(talentId) ?? true;
  const sessions = (await findSessionsRecording(before, transaction)).filter(isFor);
  const requests = (await findOpenRequests(before, transaction)).filter(isFor);
  const isBooked = sessions.length > 0 || requests.some(({ state }) => state === 'accepted');
  if (isBooked && !isMeant) throw new AppError(409, 'audition.scriptBooked', { property: 'script' });

  for (const session of sessions) {
    const roles = getSessionRoles(session).map((role) =>
      role.script?.auditionId === before.id ? { ...role, script: getScript(after) } : role,
    );
    const change = {
      ...getRoleFields(session, roles),
      revision: session.revision + 1,
      updatedAt: Timestamp.now(),
    };

    updateSession(transaction, session.id, change);

    notifySession(
      transaction,
      { ...session, ...change },
      await getReaders(transaction, session, await readContacts(session.id, transaction)),
      'script',
    );

    recordAudit(transaction, caller, {
      agencyId: session.agencyId,
      action: 'sessions.update',
      subject: `recordingSessions/${session.id}`,
      before: { script: session.script ?? null, roles: session.roles ?? null },
      after: { script: change.script, roles: change.roles },
    });
  }
};
