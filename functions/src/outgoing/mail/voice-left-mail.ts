import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { SELECTION_STEP } from '@domain/projects/steps.ts';
import { readProject } from '../../work/records/projects.ts';
import { readUser } from '../../work/records/users.ts';
import { formatSpan } from '../../work/text/reader-zone.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import { getAddressClock } from './reader-clock.ts';
import type { VoiceLeftMail } from './templates/voice-left.ts';

/** Returns the mail about roles whose voice has left, of the projects that the reader may still see. */
export const composeVoiceLeftMail = async (
  { name, uid, agencyName, roles }: MailParams['voice-left'],
  { to, locale }: { readonly to: string; readonly locale: Locale },
): Promise<{ readonly path: string; readonly mail: VoiceLeftMail }> => {
  const user = uid === null ? undefined : await readUser(uid);
  const reader = user && { uid: user.id, claims: getUserClaims(user, true), companyId: user.companyId };
  const ids = [...new Set(roles.map(({ projectId }) => projectId))];
  const projects = (await Promise.all(ids.map((id) => readProject(id)))).filter(
    (project) => project && (uid === null || (reader && mayRead(reader, 'projects', project))),
  );
  const readableRoles = roles.filter(({ projectId }) =>
    projects.some((project) => project?.id === projectId),
  );
  const [first] = readableRoles;
  if (!first) throw new NoLongerNeeded();

  const isClients = projects[0]?.companyId === user?.companyId;
  const project = isClients ? addresses.project : addresses.castingsProject;
  const shownRoles = readableRoles.map(async ({ projectName, character, span, timeZone }) => ({
    projectName,
    character,
    when: span && formatSpan(span, await getAddressClock(to, user?.timeZone ?? timeZone), locale),
  }));

  return {
    path: project.href(first.projectId, SELECTION_STEP),
    mail: { name, agencyName, isAgency: uid === null, roles: await Promise.all(shownRoles) },
  };
};
