import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOwnApi } from '../stack/own-api.ts';
import { auth as identities, firestore } from '../stack/admin.ts';
import { call, uploadForm, type Answer } from '../stack/call.ts';
import { breakTransactions, unavailable } from '../stack/faults.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { deadlineIn, makeProduction, makeTenant, type Production, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));
const PASSWORD = ' a long password ';

let own: Awaited<ReturnType<typeof startOwnApi>>;
let tenant: Tenant;
let other: Tenant;
let admin: Person;
beforeAll(async () => {
  own = await startOwnApi();
  [tenant, other] = await Promise.all([makeTenant(2), makeTenant(0)]);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
});
afterAll(() => own.stop());
beforeEach(() => firestore().recursiveDelete(firestore().collection('rateLimits')));

interface Change {
  readonly method: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}
type Attempt = () => Promise<Answer<unknown>>;

/** The same request under one key, as often as it is asked for. */
const repeatable = ({ method, path, token, body }: Change, key = randomBytes(8).toString('hex')): Attempt => {
  // A form is written anew for each attempt, with another boundary, as a browser does.
  const bodyOf = () => (body === 'the take' ? uploadForm(take) : body);
  const headers = { 'Idempotency-Key': key };
  return () => call<unknown>(method, path, { token, body: bodyOf(), headers, at: own.address });
};

const outcome = ({ status, collection }: Answer<unknown>) => ({ status, collection });

/** What keeps changing beside a call: counters, keys, and mails that are under way. */
const BESIDE = ['idempotency', 'rateLimits', 'stuckMail'];

const documents = async (): Promise<Readonly<Record<string, number>>> => {
  const collections = (await firestore().listCollections()).filter(({ id }) => !BESIDE.includes(id));
  const counts = collections.map(
    async (collection) => [collection.id, (await collection.count().get()).data().count] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
};

const madeBy = async (work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> => {
  const before = await documents();
  await work();
  const after = await documents();
  const made = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(made.filter(([, count]) => count !== 0));
};

const address = (): string => `ana.${randomBytes(5).toString('hex')}@home.example`;
const person = () => ({ name: 'Ana', lastName: 'Costa', email: address() });

const talentSignUp = (change: object): Change => ({
  method: 'POST',
  path: '/talent',
  body: {
    ...person(),
    password: PASSWORD,
    repeatPassword: PASSWORD,
    language: { alpha3: 'eng', main: true, type: 'native' },
    acceptRates: true,
    freelanceDisclaimerAccepted: true,
    agencySlug: 'agency-one',
    ...change,
  },
});

const askForAuditions = (production: Production): Change => ({
  method: 'POST',
  path: `/audition/${production.castingId}/${production.voice.id}`,
  token: tenant.clientToken,
  body: { style: 'NATURAL', deadline: deadlineIn(5), script: '', brief: '' },
});

const invitation = async (): Promise<{ id: string; email: string; token: string }> => {
  const talent = await makeTalentAccount([other.agencyId]);
  const body = { name: 'Vera', lastName: 'Lund', email: talent.email, language: 'eng' };
  const path = '/userAgencySelfServiceInvite';
  const { collection } = await call<{ id: string }>('POST', path, { token: tenant.teamToken, body });
  return { id: collection.id, email: talent.email, token: talent.token };
};

const upload = async (): Promise<Change> => {
  const production = await makeProduction(tenant, 1);
  const asked = askForAuditions(production);
  await call(asked.method, asked.path, { token: tenant.clientToken, body: asked.body });
  const talent = tenant.talents[0];
  const body = { email: talent?.email, urlIdentifier: production.casting.urlIdentifier };
  const { collection } = await call<{ jwtToken: string }>('POST', '/audition-entry/identity', {
    body,
    at: own.address,
  });
  const id = `${production.castingId}_${production.voice.id}_${talent?.id}`;
  return {
    method: 'POST',
    path: `/audition-entry/upload/${id}?token=${collection.jwtToken}`,
    body: 'the take',
  };
};

const token = () => tenant.clientToken;
/** Changes of every kind: one transaction and several, with an identity, with a file, with and without somebody signed in. */
const CHANGES: readonly (readonly [string, () => Promise<Change> | Change])[] = [
  ['projects.create', () => ({ method: 'POST', path: '/project', token: token(), body: { name: 'Once' } })],
  [
    'projects.update',
    async () => {
      const { project } = await makeProduction(tenant, 0);
      const { updatedAt } = project;
      const body = { name: 'Changed', updatedAt };
      return { method: 'PATCH', path: `/project/${project.id}`, token: token(), body };
    },
  ],
  [
    'projects.deleteVoice',
    async () => {
      const { project, voice } = await makeProduction(tenant, 0);
      return { method: 'DELETE', path: `/voice/${project.id}/${voice.id}`, token: token() };
    },
  ],
  [
    'castings.create',
    async () => {
      const { project } = await makeProduction(tenant, 0);
      const body = { language: 'fra' };
      return { method: 'POST', path: `/casting/${project.id}`, token: token(), body };
    },
  ],
  ['auditions.request', async () => askForAuditions(await makeProduction(tenant, 2))],
  ['auditions.upload', upload],
  ['talents.signUp', () => talentSignUp({})],
  [
    'talents.signUp by invitation',
    async () => {
      const email = address();
      const { collection } = await call<{ id: string }>('POST', '/userAgencySelfServiceInvite', {
        token: tenant.teamToken,
        body: { name: 'Ana', lastName: 'Costa', email, language: 'eng' },
      });
      return talentSignUp({ email, selfServiceInviteId: collection.id, agencySlug: tenant.agencyId });
    },
  ],
  [
    'talents.actOnInvite',
    async () => {
      const { id, token: talentToken } = await invitation();
      const path = `/userAgencySelfServiceInvite/${id}`;
      return { method: 'POST', path, token: talentToken, body: { action: 'accept' } };
    },
  ],
  [
    'engineers.invite',
    () => ({
      method: 'POST',
      path: '/engineer/invite',
      token: admin.token,
      body: { ...person(), language: 'eng' },
    }),
  ],
  [
    'clients.createOwner',
    () => ({
      method: 'POST',
      path: '/ownerClient',
      token: admin.token,
      body: {
        ...person(),
        email: `olga.${randomBytes(5).toString('hex')}@studio.example`,
        roleInCompany: 'PRODUCER',
        company: { name: 'Studio', companyType: 'STUDIO' },
        countryOfResidence: 'ESP',
        cityOfResidence: 'Madrid',
      },
    }),
  ],
];

describe.each(CHANGES)('%s', (_, prepare) => {
  it('is made once, wherever it breaks off, and a repeat gets the first answer', async () => {
    const clean = repeatable(await prepare());
    const wanted = await madeBy(async () => expect((await clean()).status).toBeLessThan(300));

    for (const moment of ['after', 'before'] as const) {
      const attempt = repeatable(await prepare());
      let answer: Answer<unknown> | undefined;
      const made = await madeBy(async () => {
        // One transaction further each time, until there is none left to break.
        for (let broken = 1; broken < 12; broken += 1) {
          const { heal } = breakTransactions((number) => (number === broken ? moment : undefined));
          answer = await attempt();
          if (heal() < broken) break;
          // The last one merely notes the answer, and the caller is told all the same.
          expect([200, 201, 500]).toContain(answer.status);
        }
      });
      expect(answer?.status).toBeLessThan(300);
      expect(made).toEqual(wanted);
      expect(outcome(await attempt())).toEqual(outcome(answer as Answer<unknown>));
    }
  });

  it('is made once by two at the same moment', async () => {
    const clean = repeatable(await prepare());
    const wanted = await madeBy(clean);
    const attempt = repeatable(await prepare());
    const made = await madeBy(async () => {
      const [first, second] = await Promise.all([attempt(), attempt()]);
      expect(outcome(first)).toEqual(outcome(second));
      expect(first.status).toBeLessThan(300);
    });
    expect(made).toEqual(wanted);
  });
});

describe('a commit whose answer is lost', () => {
  it('is found again when the database’s client repeats the transaction', async () => {
    const attempt = repeatable({ method: 'POST', path: '/project', token: token(), body: { name: 'Twice' } });
    const made = await madeBy(async () => {
      const { heal } = breakTransactions((number) => (number === 1 ? 'twice' : undefined));
      expect((await attempt()).status).toBe(201);
      heal();
    });
    expect(made).toMatchObject({ projects: 1, audit: 1 });
  });

  it('is a 503 that says when to try again, and then the first answer', async () => {
    const attempt = repeatable({ method: 'POST', path: '/project', token: token(), body: { name: 'Lost' } });
    const { heal } = breakTransactions((number) => (number === 1 ? 'after' : undefined), unavailable);
    const lost = await attempt();
    heal();
    expect([lost.status, lost.error.code, lost.headers.get('retry-after')]).toEqual([
      503,
      'server.busy',
      '2',
    ]);
    const again = await attempt();
    expect(again.status).toBe(201);
    expect(outcome(await attempt())).toEqual(outcome(again));
  });
});

describe('an identity whose maker died', () => {
  it('is taken up by the repeat, and keeps the address from everybody else', async () => {
    const change = talentSignUp({});
    const attempt = repeatable(change);
    // Nobody is left to take the identity away again.
    const spared = vi.spyOn(identities(), 'deleteUser').mockResolvedValue();
    const { heal } = breakTransactions((number) => (number === 2 ? 'before' : undefined));
    expect((await attempt()).status).toBe(500);
    heal();
    spared.mockRestore();
    expect((await repeatable(change)()).status).toBe(409);
    const again = await attempt();
    expect(again.status).toBe(201);
    const { id } = again.collection as { id: string };
    expect((await firestore().collection('users').doc(id).get()).exists).toBe(true);
  });

  it('stays when its records are there after all', async () => {
    const attempt = repeatable(talentSignUp({}));
    const { heal } = breakTransactions((number) => (number === 2 ? 'after' : undefined), unavailable);
    expect((await attempt()).status).toBe(503);
    heal();
    const { id } = (await attempt()).collection as { id: string };
    expect((await identities().getUser(id)).uid).toBe(id);
  });
});

describe('a key', () => {
  it('is for one request alone, by whatever method', async () => {
    const { project } = await makeProduction(tenant, 0);
    const change = { method: 'PATCH', path: `/project/${project.id}`, token: token() };
    expect((await repeatable({ ...change, body: { name: 'A' } }, 'k')()).status).toBe(200);
    const other = await repeatable({ ...change, body: { name: 'B' } }, 'k')();
    expect([other.status, other.error.code]).toEqual([422, 'request.keyReused']);
  });

  it('is free again when nothing happened', async () => {
    const { project } = await makeProduction(tenant, 0);
    const change = { method: 'POST', path: `/casting/${project.id}`, token: token() };
    const refused = await repeatable({ ...change, body: { language: 'eng' } }, 'free')();
    expect(refused.status).toBe(409);
    expect((await repeatable({ ...change, body: { language: 'deu' } }, 'free')()).status).toBe(201);
  });

  it('of somebody unknown answers nobody who does not send the same', async () => {
    const change = talentSignUp({});
    const first = await repeatable(change, 'guess')();
    expect(first.status).toBe(201);
    expect(outcome(await repeatable(change, 'guess')())).toEqual(outcome(first));
    const guessed = {
      ...(change.body as object),
      password: 'another password',
      repeatPassword: 'another password',
    };
    const stranger = await repeatable({ ...change, body: guessed }, 'guess')();
    expect([stranger.status, stranger.error.code]).toEqual([409, 'account.exists']);
  });
});
