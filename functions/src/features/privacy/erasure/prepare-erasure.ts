import type { Author } from '../../../work/unit/audit.ts';
import { endMemberships } from '../../../auth/claims/memberships.ts';
import { endTalentWork, findTalentWork } from '../../../common/cancellation/end-talent-work.ts';
import { readMemberships } from '../../../work/collections/memberships.ts';
import { readTalent } from '../../../work/collections/talents.ts';
import { readUser } from '../../../work/collections/users.ts';
import type { Work } from '../../../work/unit/work.ts';
import { isMoreThanTalent } from '../remove-talent.ts';

/** Reads what the erasure of a talent ends. Returns whether the account stays, and what ends work and memberships. */
export const prepareErasure = async (work: Work, talentId: string) => {
  const [all, user, talent] = await Promise.all([
    readMemberships(talentId, work),
    readUser(talentId, work),
    readTalent(talentId, work),
  ]);
  const keepsAccount = isMoreThanTalent(all);
  const endings = await Promise.all(
    (talent?.agencyIds ?? []).map(async (agencyId) => ({
      agencyId,
      open: await findTalentWork(work, { agencyId, talentId }, { isErased: true }),
    })),
  );

  const end = async (getAuthor: (agencyId: string) => Author): Promise<void> => {
    for (const { agencyId, open } of endings)
      await endTalentWork(work, open, getAuthor(agencyId), { isErased: true });
    if (keepsAccount) endMemberships(work, { all, user }, 'talent');
  };

  return { keepsAccount, isKnown: user !== undefined || talent !== undefined, end };
};
