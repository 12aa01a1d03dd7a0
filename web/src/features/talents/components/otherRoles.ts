import type { Role } from '@domain/access/roles.ts';
import type { SignedIn } from '../../../lib/session/session.ts';

/** A role that somebody holds, and in how many agencies. */
export interface HeldRole {
  readonly role: Role;
  readonly agencies: number;
}

const BESIDES: readonly Role[] = ['client', 'agencyTeam', 'admin', 'engineer'];

/** What a talent is besides: engineers need no agency of theirs to choose, so those that engage them are told apart. */
export const otherRoles = ({
  agencies,
  engagedBy,
}: Pick<SignedIn, 'agencies' | 'engagedBy'>): readonly HeldRole[] =>
  BESIDES.map((role) => ({
    role,
    agencies:
      role === 'engineer' ? engagedBy.length : agencies.filter(({ roles }) => roles.includes(role)).length,
  })).filter((held) => held.agencies > 0);
