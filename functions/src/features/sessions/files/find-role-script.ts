import { getSessionRoles, type RecordingSession, type SessionRole } from '@domain/sessions/sessions.ts';
import { notFound } from '../../../platform/errors/app-error.ts';

/** Returns the named role of a session, or else the first, with its script. 404 without one. */
export const findRoleScript = (
  session: RecordingSession,
  voiceId: string | undefined,
): { readonly role: SessionRole; readonly script: NonNullable<SessionRole['script']> } => {
  const roles = getSessionRoles(session);
  const role =
    voiceId === undefined ? roles[0] : roles.find((sessionRole) => sessionRole.voiceId === voiceId);
  if (!role?.script) throw notFound();
  return { role, script: role.script };
};
