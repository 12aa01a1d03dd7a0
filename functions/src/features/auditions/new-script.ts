import { Timestamp } from 'firebase-admin/firestore';
import type { Audition } from '@domain/auditions/auditions.ts';
import { getSessionRoles } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getReaders, notifySession } from '../../outgoing/mail/notify-session.ts';
import { findOpenRequests } from '../../work/collections/availability-requests.ts';
import { recordingSessions, findSessionsRecording } from '../../work/collections/recording-sessions.ts';
import { readContacts } from '../../work/collections/session-contacts.ts';
import { getRoleFields } from '../../work/collections/session-roles.ts';
import { getScript } from '../../work/collections/session-scripts.ts';
import type { Work } from '../../work/unit/work.ts';

/**
 * Gives planned sessions, of some talents or all, the new version of a script and notifies their people. 409 if a voice is booked for it,
 * unless the caller knows (`isMeant`).
 */
export const replaceSessionScripts = async (
  work: Work,
  caller: Caller,
  {
    before,
    after,
    talentIds,
  }: Record<'before' | 'after', Audition> & { readonly talentIds?: ReadonlySet<string> },
  isMeant: boolean,
): Promise<void> => {
  const isFor = ({ talentId }: { readonly talentId: string }) => talentIds?.has(talentId) ?? true;
  const sessions = (await findSessionsRecording(before, work)).filter(isFor);
  const requests = (await findOpenRequests(before, work)).filter(isFor);
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

    work.updateById(recordingSessions, session.id, change);

    notifySession(
      work,
      { ...session, ...change },
      await getReaders(work, session, await readContacts(session.id, work)),
      'script',
    );

    work.audit(
      { subject: `recordingSessions/${session.id}`, agencyId: session.agencyId },
      { script: session.script ?? null, roles: session.roles ?? null },
      { script: change.script, roles: change.roles },
      { action: 'sessions.update', by: caller },
    );
  }
};
