import { agencyOf } from '../../access/caller.ts';
import type { Operation } from '../../operation.ts';
import { apiKeysOf } from '../../records/api-keys.ts';
import { presentKey } from './present-key.ts';

/** The keys of the agency an admin acts in, the newest first. */
export const listKeys: Operation<'apiKeys.list'> = async ({ caller }) => {
  const keys = await apiKeysOf(agencyOf(caller));
  return [...keys]
    .sort((one, other) => other.createdAt.toMillis() - one.createdAt.toMillis())
    .map(presentKey);
};
