import { Timestamp } from 'firebase-admin/firestore';
import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { SELECTION_STEP } from '@domain/projects/steps.ts';
import { countDeclinedIn, countUnheardIn } from '../../work/records/audition-queries.ts';
import { readProject } from '../../work/records/projects.ts';
import { readUser } from '../../work/records/users.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import type { TakesArrivedMail } from './templates/takes-arrived.ts';

export const composeTakesMail = async ({
  name,
  uid,
  projectId,
  since,
}: MailParams['takes-arrived']): Promise<{ readonly path: string; readonly mail: TakesArrivedMail }> => {
  const [user, project, count, declined] = await Promise.all([
    readUser(uid),
    readProject(projectId),
    countUnheardIn(projectId),
    since === undefined ? 0 : countDeclinedIn(projectId, Timestamp.fromMillis(since)),
  ]);
  if (!user || !project || count + declined === 0) throw new NoLongerNeeded();
  const reader = { uid, claims: getUserClaims(user, true), companyId: user.companyId };
  if (!mayRead(reader, 'projects', project)) throw new NoLongerNeeded();
  const area = user.companyId === project.companyId ? addresses.project : addresses.castingsProject;
  return {
    path: area.href(projectId, SELECTION_STEP),
    mail: { name, projectName: project.name, count, declined },
  };
};
