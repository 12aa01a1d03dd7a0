import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { findApiKeys } from '../../work/collections/api-keys.ts';
import { presentKey } from './present-key.ts';

export const listKeys: Operation<'apiKeys.list'> = async ({ caller }) => {
  const keys = await findApiKeys(getAgency(caller));
  return [...keys].sort((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis()).map(presentKey);
};
