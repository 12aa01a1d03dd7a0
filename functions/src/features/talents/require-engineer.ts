import type { Transaction } from 'firebase-admin/firestore';
import { requireEngagedEngineer } from '../../rights/access/engaged.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** 422 unless the inviting agency engages the named engineer, if any. */
export const requireEngineer = async (
  agencyId: string,
  engineer: string | null | undefined,
  transaction: Transaction,
): Promise<void> => {
  if (engineer && !(await requireEngagedEngineer(agencyId, engineer, transaction)))
    throw new AppError(422, 'ticket.noEngineer', { property: 'engineer' });
};
