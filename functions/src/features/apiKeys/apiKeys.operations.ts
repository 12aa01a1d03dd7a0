import type { Operations } from '../../work/operation.ts';
import { createKey } from './create-key.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';

export const apiKeys = {
  'apiKeys.create': createKey,
  'apiKeys.list': listKeys,
  'apiKeys.revoke': revokeKey,
} satisfies Partial<Operations>;
