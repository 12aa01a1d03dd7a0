import type { Demo } from '@domain/demos/demos.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** Above any talent's number, so one page suffices. */
const SHOWN = 50;

/** A talent's demos in the chosen agency, newest first; talents see those of all their agencies. */
export const useOwnDemos = (talentId: string | null, agencyId: string | undefined): Live<readonly Demo[]> =>
  useLiveCollection<Demo>(
    talentId === null || agencyId === undefined
      ? null
      : {
          collection: 'demos',
          where: { talentId },
          contains: { agencyIds: agencyId },
          orderBy: [['createdAt', 'desc']],
          limit: SHOWN,
        },
  );
