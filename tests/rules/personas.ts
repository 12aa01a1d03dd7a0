import { getActingClaims } from '@domain/access/acting.ts';
import { parseClaims, getTokenClaims } from '@domain/access/claims.ts';
import {
  getBarrier,
  uniteRoles,
  type Claims,
  type RolesPerAgency,
  type AccountRole,
  type ValidationStatus,
} from '@domain/access/roles.ts';
import type { Actor, Assignment } from '@domain/access/access.policy.ts';

export interface Persona {
  readonly name: string;
  /** Token claims; null: signed out. */
  readonly token: Readonly<Record<string, unknown>> | null;
  /** The same person as policies see them. */
  readonly actor: (Actor & { readonly claims: Claims }) | null;
  /** Version of the account's own record: tokens of other versions are stale. */
  readonly recordVersion: number;
  readonly actedBy?: { readonly uid: string; readonly recordVersion: number };
}

interface Details {
  readonly companyId?: string | null;
  readonly showRates?: readonly string[];
  readonly assignments?: readonly Assignment[];
  readonly recordVersion?: number;
  /** Claims outside our types. */
  readonly odd?: Readonly<Record<string, unknown>>;
  /** An admin acts as them, whose record has version 7 or this one. */
  readonly actedSince?: number;
}

const ACTED_VERSION = 7;

interface Wish {
  /** Each of these roles in each of these agencies … */
  readonly roles?: readonly AccountRole[];
  readonly agencies?: readonly string[];
  /** … or each in its own agencies. */
  readonly held?: RolesPerAgency;
  readonly emailVerified?: boolean;
  readonly accountValidationStatus?: ValidationStatus;
  readonly accessVersion?: number;
}

const makePersona = (name: string, wish: Wish, details: Details = {}): Persona => {
  const uid = `uid-${name.replace(/\W+/g, '-')}`;
  const { companyId = 'company-a', showRates = [], assignments = [], odd = {} } = details;
  const { roles = [], agencies = ['agency-a'], emailVerified = true, accessVersion = 0 } = wish;
  const agenciesByRole = wish.held ?? Object.fromEntries(roles.map((role) => [role, agencies]));
  const { accountValidationStatus: status } = wish;
  const claims = {
    user_id: uid,
    held: agenciesByRole,
    ...uniteRoles(agenciesByRole),
    emailVerified,
    accessVersion,
  };
  const whole = { ...claims, ...(status ? { accountValidationStatus: status } : {}) };
  const { actedSince } = details;
  const actedBy = actedSince === undefined ? undefined : { uid: `${uid}-admin`, recordVersion: actedSince };
  const token = {
    ...(actedBy
      ? getActingClaims({ actsAs: uid, actedBy: actedBy.uid, actedVersion: ACTED_VERSION }, whole)
      : getTokenClaims(whole)),
    ...odd,
  };
  const read = parseClaims(token, uid);
  const isVerified = read.emailVerified || odd['email_verified'] === true;

  return {
    name,
    token,
    actor: {
      uid,
      ...(actedBy ? { realUid: actedBy.uid } : {}),
      claims: { ...read, emailVerified: isVerified },
      companyId,
      showRates,
      assignments,
    },
    recordVersion: details.recordVersion ?? accessVersion,
    ...(actedBy ? { actedBy } : {}),
  };
};

const listByStanding = (role: AccountRole): readonly Persona[] => [
  makePersona(`${role} of the agency`, { roles: [role] }),
  makePersona(`${role} of another agency`, { roles: [role], agencies: ['agency-b'] }),
  makePersona(`${role} without agency`, { roles: [role], agencies: [] }),
  makePersona(`${role} unverified`, { roles: [role], emailVerified: false }),
  makePersona(`${role} pending`, { roles: [role], accountValidationStatus: 'PENDING' }),
  makePersona(`${role} rejected`, { roles: [role], accountValidationStatus: 'REJECTED' }),
  makePersona(
    `${role} of whom something was decided since`,
    { roles: [role], accessVersion: 3 },
    { recordVersion: 4 },
  ),
  makePersona(`${role} of whom something was decided before`, { roles: [role], accessVersion: 4 }),
];

/** An admin acting as a person with these roles, in the admin's agency. */
const makeActing = (
  roles: readonly AccountRole[],
  more = '',
  details: Details = {},
  wish: Wish = {},
): Persona =>
  makePersona(
    `acted ${roles.join(' and ')}${more}`,
    { roles, ...wish },
    { actedSince: ACTED_VERSION, ...details },
  );

const ACTED: readonly Persona[] = [
  ...(['client', 'agencyTeam', 'talent'] as const).map((role) => makeActing([role])),
  makeActing(['engineer'], '', { assignments: [{ talentId: 'record-a', agencyIds: ['agency-a'] }] }),
  makeActing(['client'], ' who sees rates', { showRates: ['agency-a'] }),
  makeActing(['client'], ' of another company', { companyId: 'company-b' }),
  makeActing(['talent', 'client'], ' elsewhere', {}, { agencies: ['agency-b'] }),
  ...(['client', 'agencyTeam', 'talent', 'engineer'] as const).flatMap((role) => [
    makeActing([role], ' by an admin of whom something was decided since', { actedSince: ACTED_VERSION + 1 }),
    makeActing([role], ' of whom something was decided since', { recordVersion: 1 }),
    makeActing([role], ' unverified', {}, { emailVerified: false }),
    makeActing([role], ' pending', {}, { accountValidationStatus: 'PENDING' }),
  ]),
];

/** Token claims when the agency requires a second factor. */
const ASKED = { needsSecondFactor: true };

/** The agency as the last of several: rules check the caller's agencies in series. */
const makeAgencyIds = (count: number): string[] =>
  Array.from({ length: count - 1 }, (_, index) => `agency-${index}`).concat('agency-a');

/** Everyone the rules distinguish: each role in its own agency, elsewhere, nowhere, and without access. */
export const PERSONAS: readonly Persona[] = [
  { name: 'signed out', token: null, actor: null, recordVersion: 0 },
  ...(['client', 'agencyTeam', 'admin', 'talent', 'engineer'] as const).flatMap(listByStanding),
  makePersona('client of another company', { roles: ['client'] }, { companyId: 'company-b' }),
  makePersona('client of no company', { roles: ['client'] }, { companyId: null }),
  makePersona('client of the company in another agency', { roles: ['client'], agencies: ['agency-b'] }),
  makePersona('client and agencyTeam', { roles: ['client', 'agencyTeam'] }, { companyId: 'company-b' }),
  makePersona('talent and engineer', { roles: ['talent', 'engineer'] }),
  // Roles are held per agency and never mixed up.
  makePersona('team member there, talent here', { held: { agencyTeam: ['agency-b'], talent: ['agency-a'] } }),
  makePersona('admin there, client here', { held: { admin: ['agency-b'], client: ['agency-a'] } }),
  makePersona('client there, team member here', { held: { client: ['agency-b'], agencyTeam: ['agency-a'] } }),
  makePersona('engineer there, admin here', { held: { engineer: ['agency-b'], admin: ['agency-a'] } }),
  makePersona('talent there, engineer here', { held: { talent: ['agency-b'], engineer: ['agency-a'] } }),
  makePersona(
    'talent whose menus say admin',
    { roles: ['talent'] },
    { odd: { roles: ['ADMIN'], agencies: ['agency-a'] } },
  ),
  ...(['engineer of the agency', 'engineer of another agency', 'engineer without agency'] as const).map(
    (name) =>
      makePersona(
        `${name} with a ticket`,
        {
          held: {
            engineer: name.includes('without') ? [] : [name.includes('another') ? 'agency-b' : 'agency-a'],
          },
        },
        {
          assignments: [
            { talentId: 'record-a', agencyIds: ['agency-a'] },
            { talentId: 'another-person', agencyIds: ['agency-a'] },
          ],
        },
      ),
  ),
  makePersona(
    'engineer of both agencies with a ticket in one',
    { roles: ['engineer'], agencies: ['agency-a', 'agency-b'] },
    { assignments: [{ talentId: 'another-person', agencyIds: ['agency-a'] }] },
  ),
  makePersona('talent and admin unverified', { roles: ['talent', 'admin'], emailVerified: false }),
  makePersona('accepted client', { roles: ['client'], accountValidationStatus: 'ACCEPTED' }),
  makePersona('client who sees rates', { roles: ['client'] }, { showRates: ['agency-a'] }),
  makePersona('client who sees rates elsewhere', { roles: ['client'] }, { showRates: ['agency-b'] }),
  makePersona('talent who was granted rates', { roles: ['talent'] }, { showRates: ['agency-a'] }),
  makePersona('admin of both agencies', { roles: ['admin'], agencies: ['agency-b', 'agency-a'] }),
  ...[3, 4, 5, 6, 7, 8, 9, 10].map((count) =>
    makePersona(`team member of ${count} agencies`, {
      roles: ['agencyTeam'],
      agencies: makeAgencyIds(count),
    }),
  ),
  // The most expensive persona: a request may evaluate a thousand expressions.
  makePersona('holder of all roles in ten agencies, engineer of thirty', {
    held: {
      client: makeAgencyIds(10),
      agencyTeam: makeAgencyIds(10),
      admin: makeAgencyIds(10),
      talent: makeAgencyIds(10),
      engineer: makeAgencyIds(30),
    },
  }),
  makePersona('a person without a role', { roles: [] }),
  makePersona(
    'a person with an unknown role',
    { roles: [] },
    { odd: { held: { ROOT: ['agency-a'] }, roles: ['ROOT', 'ADMIN'] } },
  ),
  makePersona(
    'client verified by the provider',
    { roles: ['client'], emailVerified: false },
    { odd: { email_verified: true } },
  ),
  makePersona(
    'admin with a status we do not know',
    { roles: ['admin'] },
    { odd: { accountValidationStatus: 'MAYBE' } },
  ),
  ...(['admin', 'agencyTeam'] as const).flatMap((role) => [
    makePersona(`${role} whom the agency asks for a second factor`, { roles: [role] }, { odd: ASKED }),
    makePersona(
      `${role} who signed in with a second factor`,
      { roles: [role] },
      { odd: { ...ASKED, firebase: { sign_in_provider: 'password', sign_in_second_factor: 'phone' } } },
    ),
  ]),
  makePersona('admin asked in words', { roles: ['admin'] }, { odd: { needsSecondFactor: 'no' } }),
  makePersona('client verified in words', { roles: ['client'] }, { odd: { emailVerified: 'true' } }),
  ...ACTED,
];

export const ENGINEER_OF_THIRTY: Persona = makePersona('engineer of thirty agencies', {
  roles: ['engineer'],
  agencies: makeAgencyIds(30),
});

/** More agencies than the rules check individually: single reads work, lists may not. */
export const OF_MANY_AGENCIES: Persona = makePersona('admin of eleven agencies', {
  roles: ['admin'],
  agencies: makeAgencyIds(11),
});

export const getPersona = (name: string): Persona => {
  const found = PERSONAS.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
};

/** Rules admit people without agencies, who own nothing; the application turns them away. */
export const mayEnter = ({ actor, recordVersion, actedBy }: Persona): boolean => {
  if (!actor || actor.claims.accessVersion !== recordVersion) return false;
  if (actedBy && actedBy.recordVersion !== ACTED_VERSION) return false;
  const barrier = getBarrier(actor.claims);
  return barrier === undefined || barrier === 'noAgencies';
};
