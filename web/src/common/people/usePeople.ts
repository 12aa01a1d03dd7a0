import type { Membership } from '@domain/access/memberships.ts';
import type { AccountRole } from '@domain/access/roles.ts';
import { getFirstGrapheme } from '@domain/values/graphemes.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';

const SHOWN = 20;

/** Capitalises a name's prefix, because names are stored with a capital. */
const capitalise = (beginning: string): string =>
  getFirstGrapheme(beginning).toLocaleUpperCase() + beginning.slice(getFirstGrapheme(beginning).length);

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

/** An agency's people by name prefix, sorted by name; at most twenty. */
export const usePeople = (agencyId: string | undefined, beginning: string): Live<readonly Member[]> => {
  const found = useLiveCollection<Membership>(
    agencyId === undefined
      ? null
      : {
          collection: 'memberships',
          where: { agencyId },
          startsWith: ['displayName', capitalise(beginning.trim())],
          limit: SHOWN,
        },
  );
  return found.status === 'success' ? { ...found, data: getMembers(found.data) } : found;
};
