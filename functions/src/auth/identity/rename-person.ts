import { Timestamp } from 'firebase-admin/firestore';
import type { Membership } from '@domain/access/memberships.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { getFullName, type PersonName } from '@domain/people/names.ts';
import { readClient } from '../../work/collections/clients.ts';
import { readEngineer } from '../../work/collections/engineers.ts';
import { updatePendingInvitation } from '../../work/records/invitations.ts';
import { renameMember } from '../../work/records/memberships.ts';
import { talents, readTalent } from '../../work/collections/talents.ts';
import { users } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

/** Changes all copies of a person's name. Authored texts keep the name of their time, and so does a voice's public name. */
export const renamePerson = async (
  work: Work,
  { id }: User,
  all: readonly Membership[],
  { name, lastName }: PersonName,
): Promise<void> => {
  const [client, engineer, talent] = await Promise.all([
    readClient(id, work),
    readEngineer(id, work),
    readTalent(id, work),
  ]);
  const fullName = getFullName({ name, lastName });
  const updatedAt = Timestamp.now();

  work.updateById(users, id, { displayName: fullName });
  renameMember(work, all, fullName);
  if (client) work.update(client, { name, lastName, updatedAt });
  if (engineer) work.update(engineer, { name, lastName, fullName, updatedAt });
  if (talent) work.set(talents, { ...talent, name, lastName, fullName, updatedAt });
  await updatePendingInvitation(work, `users/${id}`, { name: fullName });
};
