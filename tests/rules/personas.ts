import { barrierOf, type Claims } from '@domain/access/roles.ts';
import type { Actor } from '@domain/access/access.policy.ts';

export interface Persona {
  readonly name: string;
  /** Null: signed out. */
  readonly actor: Actor | null;
}

const persona = (
  name: string,
  claims: Partial<Claims> & Pick<Claims, 'roles'>,
  companyId = 'company-a',
): Persona => {
  const uid = `uid-${name.replace(/\W+/g, '-')}`;
  const all: Claims = { user_id: uid, agencies: ['agency-a'], emailVerified: true, ...claims };
  return { name, actor: { uid, claims: all, companyId } };
};

/** Everybody the rules tell apart: each role in its own agency, elsewhere, nowhere, and kept out at the door. */
export const PERSONAS: readonly Persona[] = [
  { name: 'signed out', actor: null },
  ...(['client', 'agencyTeam', 'admin', 'talent', 'engineer'] as const).flatMap((role) => [
    persona(`${role} of the agency`, { roles: [role] }),
    persona(`${role} of another agency`, { roles: [role], agencies: ['agency-b'] }),
    persona(`${role} without agency`, { roles: [role], agencies: [] }),
    persona(`${role} unverified`, { roles: [role], emailVerified: false }),
    persona(`${role} pending`, { roles: [role], accountValidationStatus: 'PENDING' }),
    persona(`${role} rejected`, { roles: [role], accountValidationStatus: 'REJECTED' }),
  ]),
  persona('client of another company', { roles: ['client'] }, 'company-b'),
  persona('client and agencyTeam of another company', { roles: ['client', 'agencyTeam'] }, 'company-b'),
  persona('accepted client', { roles: ['client'], accountValidationStatus: 'ACCEPTED' }),
  persona('somebody without a role', { roles: [] }),
];

/** Rules let people without agencies in, where nothing is theirs; the application turns them away at the door. */
export const mayEnter = ({ actor }: Persona): boolean => {
  const barrier = actor && barrierOf(actor.claims);
  return actor !== null && (barrier === undefined || barrier === 'noAgencies');
};
