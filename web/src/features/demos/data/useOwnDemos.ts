import type { Demo } from '@domain/demos/demos.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** More than anybody has; the list is shown whole. */
const SHOWN = 50;

/**
 * Demos of a talent, newest first. An agency's people prove that they may read them by the agency; the talent by being
 * the talent.
 */
export const useOwnDemos = (talentId: string | null, agencyId?: string): Live<readonly Demo[]> =>
  useLiveCollection<Demo>(
    talentId === null
      ? null
      : {
          collection: 'demos',
          where: { talentId },
          ...(agencyId ? { contains: { agencyIds: agencyId } } : {}),
          orderBy: [['createdAt', 'desc']],
          limit: SHOWN,
        },
  );
