import { getScriptPath } from '@domain/auditions/script-pdf.ts';
import type { RecordingSession, SessionRole } from '@domain/sessions/sessions.ts';
import { joinNames } from '@domain/values/direction.ts';

type RoleFields = Required<
  Pick<
    RecordingSession,
    'voiceId' | 'bookingId' | 'roles' | 'character' | 'script' | 'scriptPath' | 'moreScriptPaths'
  >
>;

type OfProject = Pick<RecordingSession, 'agencyId' | 'projectId'>;

/** Returns the bucket path of the PDF of a role's script; null: none. */
export const getRoleScriptPath = (project: OfProject, { script }: SessionRole): string | null =>
  script?.pdf ? getScriptPath(project, script.pdf) : null;

/** Returns the fields of a session that follow from its roles. One with a slot comes first: calendars know the session by it. */
export const getRoleFields = (project: OfProject, roles: readonly SessionRole[]): RoleFields => {
  const sorted = [...roles].sort((a, b) => Number(a.bookingId === null) - Number(b.bookingId === null));
  const [first, ...more] = sorted;
  if (!first) throw new Error('A session records at least one role');

  return {
    voiceId: first.voiceId,
    bookingId: first.bookingId,
    roles: more.length === 0 ? null : sorted,
    character: joinNames(sorted.map(({ character }) => character)),
    script: first.script,
    scriptPath: getRoleScriptPath(project, first),
    moreScriptPaths: more.flatMap((role) => getRoleScriptPath(project, role) ?? []),
  };
};
