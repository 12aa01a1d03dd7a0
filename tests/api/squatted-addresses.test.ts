import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUpGuard } from '../../functions/src/index.ts';
import { getActingUid } from '../../functions/src/auth/identity/acting-token.ts';
import { sweepIdentities } from '../../functions/src/auth/identity/sweep.ts';
import { makeAccount } from '../stack/account.ts';
import { beginActing } from '../stack/acting.ts';
import { auth, requestAuth, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { findLink, listMails, waitForMail } from '../stack/inbox.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { makeTalentSignUp } from './repeatable-changes.ts';
import { makeClientSignUp, makeClientValues } from '../stack/clients.ts';

const PASSWORD = 'a long  password';
let tenant: Tenant;
let admin: Person;

beforeAll(async () => {
  tenant = await makeTenant(0);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
});

const makeAddress = (): string => `ana.${randomBytes(5).toString('hex')}@studio-costa.example`;
const makeNamed = (email: string) => ({ name: 'Ana', lastName: 'Costa', email });
const post = (path: string, body: unknown, token?: string) =>
  call<{ id: string }>('POST', path, { body, token });
const isThere = async (uid: string): Promise<boolean> => (await auth().getUsers([{ uid }])).users.length > 0;

/** Signs up at the identity provider with the public web key, as anyone can. Returns the uid. */
const squat = async (email: string): Promise<string> => {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signUp';
  return (await requestAuth<{ localId: string }>(path, { email, password: 'squatted-1' })).localId;
};

/** Gives the acting identity of an admin an address and a password. Returns its uid. */
const squatByActing = async (email: string): Promise<string> => {
  const founder = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  const client = await makePerson(tenant.agencyId, tenant.companyId, 'client');
  const { idToken } = await beginActing(founder.token, client.uid);
  const path = 'identitytoolkit.googleapis.com/v1/accounts:update';
  await requestAuth(path, { idToken, email, password: 'squatted-1' });
  return getActingUid(founder.uid);
};

const REGISTRATION = {
  name: 'Ana',
  lastName: 'Costa',
  password: PASSWORD,
  repeatPassword: PASSWORD,
  language: { alpha3: 'eng', main: true, type: 'native' },
  freelanceDisclaimerAccepted: true,
};

const inviteTalent = (email: string) =>
  post('/userAgencySelfServiceInvite', { ...makeNamed(email), language: 'eng' }, admin.token);
const inviteEngineer = (email: string) =>
  post('/engineer/invite', { ...makeNamed(email), language: 'eng' }, admin.token);
const registerTalent = (email: string, change: object = {}) =>
  post('/talent', makeTalentSignUp({ email, ...change }).body);
const addToTeam = (email: string) =>
  post('/agencyTeam', { ...makeNamed(email), roles: ['agencyTeam'] }, admin.token);
const createClient = (email: string) => post('/ownerClient', makeClientValues(makeNamed(email)), admin.token);

const createAgency = async (email: string) => {
  const founder = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  const slug = `made-${randomBytes(6).toString('hex')}`;
  const body = {
    slug,
    publicName: 'Made',
    contactEmail: 'made@agency.example',
    firstAdmin: makeNamed(email),
  };
  return post('/agency', body, founder.token);
};

const importTalent = async (email: string): Promise<number> => {
  const csv = `name,lastName,email,language\nAna,Costa,${email},eng`;
  const { collection } = await call<{ rows: readonly { outcome: string }[] }>('POST', '/talentCRM/import', {
    token: admin.token,
    body: { csv, dryRun: false },
  });
  return collection.rows[0]?.outcome === 'invited' ? 201 : 409;
};

/** Sets a password through the newest email's link. */
const choosePassword = async (email: string): Promise<number> => {
  const link = findLink(await waitForMail(email));
  const body = { oobCode: link.searchParams.get('oobCode'), newPassword: PASSWORD };
  return (await call('POST', '/user/setNewPassword', { body })).status;
};

interface Way {
  /** Runs before the address is squatted; `take` receives its reply. */
  readonly before?: (email: string) => Promise<string>;
  readonly take: (email: string, earlier: string) => Promise<number>;
}

/** All ways in which an address becomes a person's. */
const WAYS: Readonly<Record<string, Way>> = {
  'a talent registers': { take: async (email) => (await registerTalent(email)).status },
  'a client registers': {
    take: async (email) => {
      const consents = { termsAndConditions: true, acceptPrivacyPolicy: true };
      return (
        await post('/client', makeClientSignUp({ ...makeNamed(email), ...consents, password: PASSWORD }))
      ).status;
    },
  },
  'a talent is invited': {
    take: async (email) => {
      const { status } = await inviteTalent(email);
      expect(findLink(await waitForMail(email)).pathname).toContain('/self/new-talent');
      return status;
    },
  },
  'a talent’s invitation is accepted': {
    before: async (email) => (await inviteTalent(email)).collection.id,
    take: async (email, inviteId) => (await registerTalent(email, { selfServiceInviteId: inviteId })).status,
  },
  'a talent’s invitation is sent to another address': {
    before: async () => (await inviteTalent(makeAddress())).collection.id,
    take: async (email, id) => {
      const body = { email, language: 'eng' };
      return (await call('PATCH', `/userAgencySelfServiceInvite/${id}`, { token: admin.token, body })).status;
    },
  },
  'a roster is imported': { take: importTalent },
  'an engineer is invited': {
    take: async (email) => {
      const { status } = await inviteEngineer(email);
      expect(findLink(await waitForMail(email)).pathname).toBe('/self/new-engineer');
      return status;
    },
  },
  'an engineer’s invitation is accepted': {
    before: async (email) => (await inviteEngineer(email)).collection.id,
    take: async (email, inviteId) => (await post('/engineer', { ...REGISTRATION, email, inviteId })).status,
  },
  'an agency creates a client': { take: async (email) => (await createClient(email)).status },
  'a client’s invitation is accepted': {
    before: async (email) => (await createClient(email)).collection.id,
    take: choosePassword,
  },
  'an agency adds to its team': {
    take: async (email) => {
      const { status } = await addToTeam(email);
      return status === 201 ? choosePassword(email) : status;
    },
  },
  'an agency is founded with a first admin': { take: async (email) => (await createAgency(email)).status },
  'a password is reset': {
    take: async (email) => {
      await registerTalent(email);
      await call('POST', '/user/resetPassword', { body: { email } });
      await waitForMail(email, 2);
      const reset = (await listMails(email))
        .map(findLink)
        .find(({ pathname }) => pathname === '/reset-password');
      const body = { oobCode: reset?.searchParams.get('oobCode'), newPassword: PASSWORD };
      return (await call('POST', '/user/setNewPassword', { body })).status;
    },
  },
  'an account moves to the address': {
    before: async (email) => {
      const { token } = await makeAccount({
        uid: `mover-${randomBytes(4).toString('hex')}`,
        held: { client: [tenant.agencyId] },
      });
      await call('POST', '/user/changeEmail', { token, body: { email } });
      return findLink(await waitForMail(email)).searchParams.get('oobCode') ?? '';
    },
    take: async (_, oobCode) => (await call('POST', '/user/confirmEmail', { body: { oobCode } })).status,
  },
};

const compareOutcomes = async (
  squatter: (email: string) => Promise<unknown>,
): Promise<Readonly<Record<string, number>>> => {
  const outcomes: Record<string, number> = {};
  for (const [way, { before, take }] of Object.entries(WAYS)) {
    const email = makeAddress();
    const earlier = (await before?.(email)) ?? '';
    try {
      await squatter(email);
    } catch (error) {
      // After an invitation that created the account, squatting fails.
      expect(String(error)).toContain('EMAIL_EXISTS');
    }
    outcomes[way] = await take(email, earlier);
  }

  return outcomes;
};

describe('an identity without a record and with an unverified address', () => {
  it('never blocks the address for its owner', async () => {
    const free = await compareOutcomes(() => Promise.resolve());
    expect(Object.entries(free).filter(([, status]) => status >= 300)).toEqual([]);
    expect(await compareOutcomes(squat)).toEqual(free);
    expect(await compareOutcomes(squatByActing)).toEqual(free);
  }, 120_000);

  it('is replaced, and its creator loses access', async () => {
    const email = makeAddress();
    const uid = await squat(email);
    const { collection } = await registerTalent(email);
    expect(collection.id).not.toBe(uid);
    expect(await isThere(uid)).toBe(false);
    await expect(getIdToken(email, 'squatted-1')).rejects.toThrow('No token');
    expect(await getIdToken(email, PASSWORD)).toBeTruthy();
  });

  it('blocks its address once verified', async () => {
    const email = makeAddress();
    await auth().updateUser(await squat(email), { emailVerified: true });
    expect((await registerTalent(email)).error.code).toBe('account.exists');
    expect((await inviteTalent(email)).error.code).toBe('account.exists');
  });

  it('does not affect an account with a record, verified or not', async () => {
    const email = makeAddress();
    const { id } = (await registerTalent(email)).collection;
    expect((await registerTalent(email)).status).toBe(409);
    expect(await isThere(id)).toBe(true);
  });
});

describe('the identity of an acting session', () => {
  it('loses address and password at the next sweep, session or decision', async () => {
    const founder = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const client = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    const uid = getActingUid(founder.uid);

    const endings = {
      sweep: () => sweepIdentities({ pageSize: 1000 }),
      session: () => beginActing(founder.token, client.uid),
      decision: async () => {
        const { syncClaims } = await import('../../functions/src/auth/claims/sync-claims.ts');
        await syncClaims(founder.uid);
      },
    };
    for (const end of Object.values(endings)) {
      const email = makeAddress();
      const { idToken } = await beginActing(founder.token, client.uid);
      const path = 'identitytoolkit.googleapis.com/v1/accounts:update';
      await requestAuth(path, { idToken, email, password: 'squatted-1' });
      expect((await auth().getUser(uid)).email).toBe(email);
      await end();
      const [left] = (await auth().getUsers([{ uid }])).users;
      expect([left?.email, left?.providerData ?? []]).toEqual([undefined, []]);
      await expect(getIdToken(email, 'squatted-1')).rejects.toThrow('No token');
    }
  });

  it('survives a sweep without either', async () => {
    const founder = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    await beginActing(founder.token, (await makePerson(tenant.agencyId, tenant.companyId, 'client')).uid);
    await sweepIdentities();
    expect(await isThere(getActingUid(founder.uid))).toBe(true);
  });
});

describe('the function that refuses sign-up at the provider', () => {
  const guard = async (functionUri?: string): Promise<void> => {
    const { FIREBASE_AUTH_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
    const path = `identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=blockingFunctions`;
    const blockingFunctions = functionUri ? { triggers: { beforeCreate: { functionUri } } } : {};
    const response = await fetch(`http://${host}/${path}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ blockingFunctions }),
    });
    expect(response.status).toBe(200);
  };

  let server: Server;
  beforeAll(async () => {
    server = express()
      .use(express.json())
      .post(
        '/demo-casting.cloudfunctions.net/',
        (request, response) => void signUpGuard(request as never, response as never),
      )
      .listen(0, '127.0.0.1');

    await once(server, 'listening');
    await guard(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/demo-casting.cloudfunctions.net/`,
    );

    return async () => {
      await guard();
      server.close();
    };
  });

  it('refuses people, and lets the platform create accounts and acting identities', async () => {
    const email = makeAddress();
    await expect(squat(email)).rejects.toThrow(/BLOCKING_FUNCTION_ERROR.*PERMISSION_DENIED/s);
    expect((await auth().getUsers([{ email }])).users).toEqual([]);
    expect((await registerTalent(email)).status).toBe(201);
    const founder = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const client = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    expect((await beginActing(founder.token, client.uid)).idToken).toBeTruthy();
  });

  it('is absent without such functions at the provider', () => {
    const { omit } = signUpGuard.__endpoint as { readonly omit?: { toCEL: () => string } };
    expect(omit?.toCEL()).toBe('{{ params.IDENTITY_PLATFORM == false }}');
  });
});
