import type { Vacation } from '@domain/rates/rates.ts';
import { VACATIONS_MAX } from '@domain/rates/vacations.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

/** A talent's vacations, live, in order. Filters by one of the reader's agencies, because the rules require it. */
export const useVacations = (talentId: string, agencyId: string | undefined): Live<readonly Vacation[]> =>
  useLiveCollection<Vacation>(
    agencyId === undefined
      ? null
      : {
          collection: 'vacations',
          where: { talentId },
          contains: { agencyIds: agencyId },
          orderBy: [['from', 'asc']],
          limit: VACATIONS_MAX,
        },
  );

export const useTalentZone = (talentId: string): Request<string> =>
  useRequest(`zone:${talentId}`, async (signal) => {
    const { timeZone } = await api.talents.get({ id: talentId }, { signal });
    return timeZone;
  });
