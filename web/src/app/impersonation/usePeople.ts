import type { User } from '@domain/accounts/accounts.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

const SHOWN = 20;

/** Names are written with a capital, and the search begins at their first letter. */
const capitalised = (beginning: string): string =>
  beginning.charAt(0).toLocaleUpperCase() + beginning.slice(1);

/** People of an agency whose names begin with a text, by name; the first twenty. */
export const usePeople = (agencyId: string | undefined, beginning: string): Live<readonly User[]> =>
  useLiveCollection<User>(
    agencyId === undefined
      ? null
      : {
          collection: 'users',
          where: {},
          contains: { agencyIds: agencyId },
          startsWith: ['displayName', capitalised(beginning.trim())],
          limit: SHOWN,
        },
  );
