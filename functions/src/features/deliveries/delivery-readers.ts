import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import type { Project } from '@domain/projects/projects.ts';
import { findCompanyUsers, readUser } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

const isReader = (user: User, delivery: Delivery): boolean =>
  user.companyId === delivery.companyId &&
  mayRead(
    { uid: user.id, claims: { held: getUserClaims(user, true).held }, companyId: user.companyId },
    'deliveries',
    { ...delivery, isSent: true },
  );

/** Returns the client's people who learn of a delivery: the project's creator or, if they may not read it, everyone of the company who may. */
export const findDeliveryReaders = async (
  work: Work,
  project: Project | undefined,
  delivery: Delivery,
): Promise<readonly User[]> => {
  if (!project) return [];
  const creator = await readUser(project.createdBy, work);
  if (creator && isReader(creator, delivery)) return [creator];
  const people = await findCompanyUsers(delivery.companyId, work);
  return people.filter((user) => isReader(user, delivery));
};
