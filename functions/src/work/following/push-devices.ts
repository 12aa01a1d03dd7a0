import type { User } from '@domain/accounts/accounts.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import { findPushDevices } from '../collections/push-devices.ts';

const hasEnded = (before: User | undefined, after: User | undefined): boolean =>
  !after || after.sessionsFrom !== before?.sessionsFrom || after.agencyIds.length === 0;

/** Nothing is pushed to a person's devices once their sessions have ended, or no agency admits them any more. */
export const followSessions: FollowUp = async (state) => {
  const fields = ['sessionsFrom', 'agencyIds'] as const;

  for (const { before, after } of await findChanges<User>(state, 'users', fields)) {
    if (!before || !hasEnded(before, after)) continue;
    for (const device of await findPushDevices(before.id, state.work)) state.work.delete(device);
  }
};
