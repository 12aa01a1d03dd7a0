import { Timestamp } from 'firebase-admin/firestore';
import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import type { Project } from '@domain/projects/projects.ts';
import { SELECTION_STEP } from '@domain/projects/steps.ts';
import { countHeldIn } from '../../work/records/audition-dossiers.ts';
import { countDeclinedIn, countUnheardIn } from '../../work/records/audition-queries.ts';
import { readProject } from '../../work/records/projects.ts';
import { readUser } from '../../work/records/users.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import type { TakesArrivedMail } from './templates/takes-arrived.ts';

/** Returns a reader's project and its page; throws when they may no longer read it. */
const readReader = async (uid: string, projectId: string): Promise<{ project: Project; path: string }> => {
  const [user, project] = await Promise.all([readUser(uid), readProject(projectId)]);
  if (!user || !project) throw new NoLongerNeeded();
  const reader = { uid, claims: getUserClaims(user, true), companyId: user.companyId };
  if (!mayRead(reader, 'projects', project)) throw new NoLongerNeeded();
  const area = user.companyId === project.companyId ? addresses.project : addresses.castingsProject;
  return { project, path: area.href(projectId, SELECTION_STEP) };
};

export const composeTakesMail = async ({
  name,
  uid,
  projectId,
  since,
}: MailParams['takes-arrived']): Promise<{ readonly path: string; readonly mail: TakesArrivedMail }> => {
  const [{ project, path }, count, declined] = await Promise.all([
    readReader(uid, projectId),
    countUnheardIn(projectId),
    since === undefined ? 0 : countDeclinedIn(projectId, Timestamp.fromMillis(since)),
  ]);
  if (count + declined === 0) throw new NoLongerNeeded();
  return { path, mail: { name, projectName: project.name, count, declined } };
};

/** Returns the content of the mail about takes to hear before the client. */
export const composeHeldMail = async (
  { projectId }: MailParams['takes-held'],
  agencyName: string,
): Promise<{ readonly path: string; readonly mail: TakesArrivedMail }> => {
  const [project, count] = await Promise.all([readProject(projectId), countHeldIn(projectId)]);
  if (!project || count === 0) throw new NoLongerNeeded();
  return {
    path: addresses.castingsProject.href(projectId, SELECTION_STEP),
    mail: { name: agencyName, projectName: project.name, count, declined: 0 },
  };
};

/** Returns the content of the mail about takes that the agency forwarded. */
export const composeForwardedMail = async ({
  name,
  uid,
  projectId,
  count,
  message,
}: MailParams['takes-forwarded']): Promise<{ readonly path: string; readonly mail: TakesArrivedMail }> => {
  const { project, path } = await readReader(uid, projectId);
  return { path, mail: { name, projectName: project.name, count, declined: 0, message } };
};
