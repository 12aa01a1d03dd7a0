import { barrierOf, claimsFrom, type Claims, type Role } from '@domain/access/roles.ts';
import type { Actor } from '@domain/access/access.policy.ts';

export interface Persona {
  readonly name: string;
  /** Claims as they stand in the token; null: signed out. */
  readonly token: Readonly<Record<string, unknown>> | null;
  /** The same person as policies see them. */
  readonly actor: Actor | null;
}

interface Details {
  readonly companyId?: string | null;
  readonly showRates?: readonly string[];
  /** Claims that no type of ours allows. */
  readonly odd?: Readonly<Record<string, unknown>>;
}

const persona = (name: string, claims: Partial<Claims> & Pick<Claims, 'roles'>, details: Details = {}) => {
  const uid = `uid-${name.replace(/\W+/g, '-')}`;
  const { companyId = 'company-a', showRates = [], odd = {} } = details;
  const token = { agencies: ['agency-a'], emailVerified: true, ...claims, ...odd };
  const read = claimsFrom(token, uid);
  const isVerified = read.emailVerified || odd['email_verified'] === true;
  return {
    name,
    token,
    actor: { uid, claims: { ...read, emailVerified: isVerified }, companyId, showRates },
  };
};

const standing = (role: Role): readonly Persona[] => [
  persona(`${role} of the agency`, { roles: [role] }),
  persona(`${role} of another agency`, { roles: [role], agencies: ['agency-b'] }),
  persona(`${role} without agency`, { roles: [role], agencies: [] }),
  persona(`${role} unverified`, { roles: [role], emailVerified: false }),
  persona(`${role} pending`, { roles: [role], accountValidationStatus: 'PENDING' }),
  persona(`${role} rejected`, { roles: [role], accountValidationStatus: 'REJECTED' }),
];

/** The agency as the last of several: queries are proven by the caller's agencies one after the other. */
const lastOf = (count: number): string[] =>
  Array.from({ length: count - 1 }, (_, index) => `agency-${index}`).concat('agency-a');

/** Everybody the rules tell apart: each role in its own agency, elsewhere, nowhere, and kept out at the door. */
export const PERSONAS: readonly Persona[] = [
  { name: 'signed out', token: null, actor: null },
  ...(['client', 'agencyTeam', 'admin', 'talent', 'engineer'] as const).flatMap(standing),
  persona('client of another company', { roles: ['client'] }, { companyId: 'company-b' }),
  persona('client of no company', { roles: ['client'] }, { companyId: null }),
  persona('client of the company in another agency', { roles: ['client'], agencies: ['agency-b'] }),
  persona('client and agencyTeam', { roles: ['client', 'agencyTeam'] }, { companyId: 'company-b' }),
  persona('talent and engineer', { roles: ['talent', 'engineer'] }),
  persona('talent and admin unverified', { roles: ['talent', 'admin'], emailVerified: false }),
  persona('accepted client', { roles: ['client'], accountValidationStatus: 'ACCEPTED' }),
  persona('client who sees rates', { roles: ['client'] }, { showRates: ['agency-a'] }),
  persona('client who sees rates elsewhere', { roles: ['client'] }, { showRates: ['agency-b'] }),
  persona('talent who was granted rates', { roles: ['talent'] }, { showRates: ['agency-a'] }),
  persona('admin of both agencies', { roles: ['admin'], agencies: ['agency-b', 'agency-a'] }),
  ...[3, 4, 5, 6, 7, 8, 9, 10].map((count) =>
    persona(`team member of ${count} agencies`, { roles: ['agencyTeam'], agencies: lastOf(count) }),
  ),
  persona('somebody without a role', { roles: [] }),
  persona('somebody with a role we do not know', { roles: [] }, { odd: { roles: ['root', 'owner'] } }),
  persona(
    'client verified by the provider',
    { roles: ['client'], emailVerified: false },
    { odd: { email_verified: true } },
  ),
  persona(
    'admin with a status we do not know',
    { roles: ['admin'] },
    { odd: { accountValidationStatus: 'MAYBE' } },
  ),
  persona('client verified in words', { roles: ['client'] }, { odd: { emailVerified: 'true' } }),
];

/** More agencies than the rules ask for one by one: fetches what is theirs, and is not promised lists of it. */
export const OF_MANY_AGENCIES: Persona = persona('admin of eleven agencies', {
  roles: ['admin'],
  agencies: lastOf(11),
});

export const personaOf = (name: string): Persona => {
  const found = PERSONAS.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
};

/** Rules let people without agencies in, where nothing is theirs; the application turns them away at the door. */
export const mayEnter = (actor: Actor): boolean => {
  const barrier = barrierOf(actor.claims);
  return barrier === undefined || barrier === 'noAgencies';
};
