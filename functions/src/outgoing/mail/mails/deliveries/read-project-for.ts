import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import type { Project } from '@domain/projects/projects.ts';
import { readProject } from '../../../../work/collections/projects.ts';
import { readUser } from '../../../../work/collections/users.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';

/** Returns a reader's project; null: the agency itself. Throws when they may no longer read it. */
export const readProjectFor = async (uid: string | null, projectId: string): Promise<Project> => {
  const [user, project] = await Promise.all([uid === null ? null : readUser(uid), readProject(projectId)]);
  if (!project || user === undefined) throw new NoLongerNeeded();
  const reader = user && { uid: user.id, claims: getUserClaims(user, true), companyId: user.companyId };
  if (reader && !mayRead(reader, 'projects', project)) throw new NoLongerNeeded();
  return project;
};
