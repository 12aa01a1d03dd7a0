import { requireEngagedEngineer } from '../../work/access/engaged.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Work } from '../../work/unit/work.ts';

/** 422 unless the inviting agency engages the named engineer, if any. */
export const requireEngineer = async (
  agencyId: string,
  engineer: string | null | undefined,
  work: Work,
): Promise<void> => {
  if (engineer && !(await requireEngagedEngineer(agencyId, engineer, work)))
    throw new AppError(422, 'ticket.noEngineer', { property: 'engineer' });
};
