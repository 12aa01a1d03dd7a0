import type { AccountRole } from '@domain/access/roles.ts';
import type { SignedIn } from '../../../lib/session/session.ts';

/** A role of a person, with its number of agencies. */
interface HeldRole {
  readonly role: AccountRole;
  readonly agencies: number;
}

const BESIDES: readonly AccountRole[] = ['client', 'agencyTeam', 'admin', 'engineer'];

/** Returns a talent's other roles; an engineer's agencies are counted separately, because they choose none. */
export const getOtherRoles = ({
  agencies,
  engagedBy,
}: Pick<SignedIn, 'agencies' | 'engagedBy'>): readonly HeldRole[] =>
  BESIDES.map((role) => ({
    role,
    agencies:
      role === 'engineer' ? engagedBy.length : agencies.filter(({ roles }) => roles.includes(role)).length,
  })).filter((item) => item.agencies > 0);
