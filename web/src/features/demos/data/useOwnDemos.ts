import type { Demo } from '@domain/demos/demos.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** Above any talent's number: the list has one page. */
const SHOWN = 50;

/** Demos of a talent that the chosen agency has, newest first. A talent's demos are of all agencies that let them in. */
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
