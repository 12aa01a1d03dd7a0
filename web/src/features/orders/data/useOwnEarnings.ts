import type { Earning } from '@domain/orders/earnings.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** Earnings that are shown; a statement has them all. */
const SHOWN = 100;

/** What a talent earns with one agency, what was agreed last first. */
export const useOwnEarnings = (agencyId: string, talentId: string): Live<readonly Earning[]> =>
  useLiveCollection<Earning>({
    collection: 'earnings',
    where: { agencyId, talentId },
    orderBy: [['agreedOn', 'desc']],
    limit: SHOWN,
  });
