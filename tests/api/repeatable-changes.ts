import { randomBytes } from 'node:crypto';
import { getUploadPath } from '../stack/auditions.ts';
import { call } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeDeadline, makeCast, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { makeClientValues } from '../stack/clients.ts';

export interface Change {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  /** `the take` represents a form with a valid MP3. */
  readonly body?: unknown;
}

/** Records to change, and the API that issues links. */
export interface World {
  readonly tenant: Tenant;
  readonly other: Tenant;
  readonly admin: Person;
  readonly at: string;
}

const PASSWORD = 'a long  password';

const makeAddress = (): string => `ana.${randomBytes(5).toString('hex')}@home.example`;
const makeNamed = () => ({ name: 'Ana', lastName: 'Costa', email: makeAddress() });

/** Another agency with its own admin: few additions are allowed per admin. */
const createAgency = async ({ tenant }: World, firstAdmin: object): Promise<Change> => ({
  method: 'POST',
  path: '/agency',
  token: (await makePerson(tenant.agencyId, tenant.companyId, 'admin')).token,
  body: {
    slug: `made-${randomBytes(6).toString('hex')}`,
    publicName: 'Made',
    contactEmail: 'made@agency.example',
    firstAdmin,
  },
});

export const makeTalentSignUp = (change: object): Change => ({
  method: 'POST',
  path: '/talent',
  body: {
    ...makeNamed(),
    password: PASSWORD,
    repeatPassword: PASSWORD,
    language: { alpha3: 'eng', main: true, type: 'native' },
    acceptRates: true,
    freelanceDisclaimerAccepted: true,
    agencySlug: 'agency-one',
    ...change,
  },
});

const askForAuditions = ({ tenant }: World, cast: Cast): Change => ({
  method: 'POST',
  path: `/audition/${cast.castingId}/${cast.voice.id}`,
  token: tenant.clientToken,
  body: { style: 'NATURAL', deadline: makeDeadline(5), script: '', brief: '' },
});

/** The address of a sent audition request. */
const requestPath = async (world: World): Promise<string> => {
  const request = askForAuditions(world, await makeCast(world.tenant, 1));
  const { collection } = await call<{ id: string }>('POST', request.path, {
    token: world.tenant.clientToken,
    body: request.body,
  });
  return `/audition/${collection.id}`;
};

const createInvitation = async ({
  tenant,
  other,
}: World): Promise<{ id: string; email: string; token: string }> => {
  const talent = await makeTalentAccount([other.agencyId]);
  const body = { name: 'Vera', lastName: 'Lund', email: talent.email, language: 'eng' };
  const path = '/userAgencySelfServiceInvite';
  const { collection } = await call<{ id: string }>('POST', path, { token: tenant.teamToken, body });
  return { id: collection.id, email: talent.email, token: talent.token };
};

const upload = async (world: World): Promise<Change> => {
  const { tenant, at } = world;
  const cast = await makeCast(tenant, 1);
  const request = askForAuditions(world, cast);
  await call(request.method, request.path, { token: tenant.clientToken, body: request.body });
  const talent = tenant.talents[0];
  const id = `${cast.castingId}_${cast.voice.id}_${talent?.id}`;
  return { method: 'POST', path: await getUploadPath(id, talent?.email, at), body: 'the take' };
};

/** Changes of every kind: one transaction and several, with an identity, with a file, signed in and not. */
export const CHANGES: readonly (readonly [string, (world: World) => Promise<Change> | Change])[] = [
  [
    'projects.create',
    ({ tenant }) => ({ method: 'POST', path: '/project', token: tenant.clientToken, body: { name: 'Once' } }),
  ],
  [
    'projects.update',
    async ({ tenant }) => {
      const { project } = await makeCast(tenant, 0);
      const { updatedAt } = project;
      const body = { name: 'Changed', updatedAt };
      return { method: 'PATCH', path: `/project/${project.id}`, token: tenant.clientToken, body };
    },
  ],
  [
    'projects.deleteVoice',
    async ({ tenant }) => {
      const { project, voice } = await makeCast(tenant, 0);
      return { method: 'DELETE', path: `/voice/${project.id}/${voice.id}`, token: tenant.clientToken };
    },
  ],
  [
    'castings.create',
    async ({ tenant }) => {
      const { project } = await makeCast(tenant, 0);
      const body = { language: 'fra' };
      return { method: 'POST', path: `/casting/${project.id}`, token: tenant.clientToken, body };
    },
  ],
  [
    'castings.createMany',
    async ({ tenant }) => {
      const { project } = await makeCast(tenant, 0);
      const body = { languages: ['fra', 'ita'] };
      return { method: 'POST', path: `/casting/${project.id}/many`, token: tenant.clientToken, body };
    },
  ],
  [
    'castings.removeTalent',
    async ({ tenant }) => {
      const { castingId, voice, shortlisted } = await makeCast(tenant, 2);
      const path = `/casting/${castingId}/voice/${voice.id}/removeTalent`;
      const body = { talentId: shortlisted[0]?.talentId };
      return { method: 'PATCH', path, token: tenant.clientToken, body };
    },
  ],
  [
    'castings.upsertDemos',
    async ({ tenant }) => {
      const { project, castingId, voice } = await makeCast(tenant, 0);
      const castingDemos = tenant.talents
        .slice(0, 2)
        .map(({ demoId }, index) => ({ castingId, voiceId: voice.id, demoId, isSelected: index === 0 }));
      const path = `/casting-demo/project/${project.id}`;
      return { method: 'PATCH', path, token: tenant.clientToken, body: { castingDemos } };
    },
  ],
  [
    'projects.contactUs',
    async ({ tenant }) => {
      const { project } = await makeCast(tenant, 0);
      const body = { message: 'When could we record in the studio?', projectId: project.id };
      return { method: 'POST', path: '/project/contactUs', token: tenant.clientToken, body };
    },
  ],
  ['auditions.request', async (world) => askForAuditions(world, await makeCast(world.tenant, 2))],
  [
    'auditions.requestMany',
    async ({ tenant }) => {
      const { castingId, voice } = await makeCast(tenant, 2);
      return {
        method: 'POST',
        path: `/audition/${castingId}`,
        token: tenant.clientToken,
        body: { style: 'NATURAL', deadline: makeDeadline(5), voiceIds: [voice.id] },
      };
    },
  ],
  [
    'auditions.update',
    async (world) => {
      const body = { style: 'NATURAL', deadline: makeDeadline(7), outcomeBy: makeDeadline(8), revision: 1 };
      return { method: 'PATCH', path: await requestPath(world), token: world.tenant.clientToken, body };
    },
  ],
  [
    'auditions.cancel',
    async (world) => ({
      method: 'DELETE',
      path: await requestPath(world),
      token: world.tenant.clientToken,
    }),
  ],
  ['auditions.upload', upload],
  ['talents.signUp', () => makeTalentSignUp({})],
  [
    'talents.signUp by invitation',
    async ({ tenant }) => {
      const email = makeAddress();
      const { collection } = await call<{ id: string }>('POST', '/userAgencySelfServiceInvite', {
        token: tenant.teamToken,
        body: { name: 'Ana', lastName: 'Costa', email, language: 'eng' },
      });
      return makeTalentSignUp({ email, selfServiceInviteId: collection.id, agencySlug: tenant.agencyId });
    },
  ],
  [
    'talents.actOnInvite',
    async (world) => {
      const { id, token: talentToken } = await createInvitation(world);
      const path = `/userAgencySelfServiceInvite/${id}`;
      return { method: 'POST', path, token: talentToken, body: { action: 'accept' } };
    },
  ],
  [
    'engineers.invite',
    ({ admin }) => ({
      method: 'POST',
      path: '/engineer/invite',
      token: admin.token,
      body: { ...makeNamed(), language: 'eng' },
    }),
  ],
  [
    'team.create',
    ({ admin }) => ({
      method: 'POST',
      path: '/agencyTeam',
      token: admin.token,
      body: { ...makeNamed(), roles: ['agencyTeam'] },
    }),
  ],
  ['agencies.create, with an admin who is new', (world) => createAgency(world, makeNamed())],
  [
    'agencies.create, with an admin who has an account',
    async (world) => {
      const { agencyId, companyId } = world.other;
      const { uid } = await makePerson(agencyId, companyId, 'agencyTeam');
      return createAgency(world, { ...makeNamed(), email: `${uid}@tests.example` });
    },
  ],
  [
    'clients.createOwner',
    ({ admin }) => ({
      method: 'POST',
      path: '/ownerClient',
      token: admin.token,
      body: makeClientValues({ email: `olga.${randomBytes(5).toString('hex')}@studio.example` }),
    }),
  ],
];
