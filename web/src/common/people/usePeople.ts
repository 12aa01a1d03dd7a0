import { useMemo } from 'react';
import type { Membership } from '@domain/access/memberships.ts';
import type { AccountRole } from '@domain/access/roles.ts';
import { getSearchPrefixes, getWordPrefixes } from '@domain/values/fold-text.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

/** People of an agency who are searched: the first ones by name. */
const SEARCHED = 1000;
/** People offered. */
export const PEOPLE_SHOWN = 20;

/** A member of an agency, with their roles there. */
export interface Member {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly roles: readonly AccountRole[];
}

/** Groups memberships by person: they have one per role. */
const getMembers = (memberships: readonly Membership[]): readonly Member[] => {
  const members = new Map<string, Member>();
  for (const { userId, displayName, email, role } of memberships) {
    const roles = [...(members.get(userId)?.roles ?? []), role];
    members.set(userId, { id: userId, displayName, email, roles });
  }
  return [...members.values()];
};

/** Found people, and whether there may be more. */
export interface FoundPeople {
  readonly members: readonly Member[];
  readonly isCut: boolean;
}

const search = (memberships: readonly Membership[], typed: string): FoundPeople => {
  const words = getSearchPrefixes(typed);
  const members = getMembers(memberships).filter(({ displayName, email }) => {
    const beginnings = new Set(getWordPrefixes(displayName, email));
    return words.every((word) => beginnings.has(word));
  });
  return {
    members: members.slice(0, PEOPLE_SHOWN),
    isCut: members.length > PEOPLE_SHOWN || memberships.length === SEARCHED,
  };
};

/** Finds an agency's people by the start of any words of their names and addresses, ignoring accents and case; sorted by name. */
export const usePeople = (agencyId: string | undefined, typed: string): Live<FoundPeople> => {
  const all = useLiveCollection<Membership>(
    agencyId === undefined
      ? null
      : {
          collection: 'memberships',
          where: { agencyId },
          orderBy: [['displayName', 'asc']],
          limit: SEARCHED,
        },
  );

  const { data } = all;
  const found = useMemo(() => data && search(data, typed), [data, typed]);

  return all.status === 'success' && found ? { ...all, data: found } : (all as Live<never>);
};
