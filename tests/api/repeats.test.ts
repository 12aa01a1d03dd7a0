/** @module-tag full */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getCurrentCall } from '../../functions/src/platform/firestore/call-steps.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { auth as identities, firestore } from '../stack/admin.ts';
import { call, uploadForm, type Answer } from '../stack/call.ts';
import { breakTransactions, makeUnavailable } from '../stack/faults.ts';
import { makeCast, makeTenant } from '../stack/tenant.ts';
import { makePerson } from './accounts.ts';
import { CHANGES, makeTalentSignUp, type Change, type World } from './repeatable-changes.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let server: Awaited<ReturnType<typeof startOwnApi>>;
let world: World;
beforeAll(async () => {
  server = await startOwnApi();
  const [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(0)]);
  const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  world = { tenant, other: otherTenant, admin, at: server.address };
});
afterAll(() => server.stop());

type Attempt = () => Promise<Answer<unknown>>;

/** Repeats one request under one idempotency key. */
const makeAttempt = (
  { method, path, token, body }: Change,
  key = randomBytes(8).toString('hex'),
): Attempt => {
  // A form is encoded again for each attempt, with a new boundary, as in a browser.
  const toBody = () => (body === 'the take' ? uploadForm(take) : body);
  const headers = { 'Idempotency-Key': key };
  return () => call<unknown>(method, path, { token, body: toBody(), headers, at: server.address });
};

const toOutcome = ({ status, collection }: Answer<unknown>) => ({ status, collection });

/** Collections that change in parallel to a call: counters, keys, emails in transit, and sums created with their first item. */
const BESIDE = [
  'idempotency',
  'rateLimits',
  'stuckMail',
  'auditionWeeks',
  'revenueMonths',
  'companyCounts',
  'pulses',
];

const countDocuments = async (): Promise<Readonly<Record<string, number>>> => {
  const collections = (await firestore().listCollections()).filter(({ id }) => !BESIDE.includes(id));
  const counts = collections.map(
    async (collection) => [collection.id, (await collection.count().get()).data().count] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
};

const countMade = async (work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> => {
  const before = await countDocuments();
  await work();
  const after = await countDocuments();
  const made = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(made.filter(([, count]) => count !== 0));
};

describe.each(CHANGES)('%s', (_, prepare) => {
  it('happens once after any interruption, and a repeat gets the first reply', async () => {
    const clean = makeAttempt(await prepare(world));
    const expected = await countMade(async () => expect((await clean()).status).toBeLessThan(300));

    for (const moment of ['after', 'before'] as const) {
      const attempt = makeAttempt(await prepare(world));
      let answer: Answer<unknown> | undefined;

      const made = await countMade(async () => {
        // Breaks one transaction later each time, until all have passed.
        for (let broken = 1; broken < 12; broken += 1) {
          const { heal } = breakTransactions((number) => (number === broken ? moment : undefined));
          answer = await attempt();
          if (heal() < broken) break;
          // The last one only stores the reply, so the caller still gets it.
          expect([200, 201, 202, 500]).toContain(answer.status);
        }
      });
      expect(answer?.status).toBeLessThan(300);
      expect(made).toEqual(expected);
      expect(toOutcome(await attempt())).toEqual(toOutcome(answer as Answer<unknown>));
    }
  });

  it('happens once for two concurrent calls', async () => {
    const clean = makeAttempt(await prepare(world));
    const expected = await countMade(clean);
    const attempt = makeAttempt(await prepare(world));
    const made = await countMade(async () => {
      const [first, second] = await Promise.all([attempt(), attempt()]);
      expect(toOutcome(first)).toEqual(toOutcome(second));
      expect(first.status).toBeLessThan(300);
    });
    expect(made).toEqual(expected);
  });
});

describe('a commit without a response', () => {
  it('is recognised when the database’s client repeats the transaction', async () => {
    const attempt = makeAttempt({
      method: 'POST',
      path: '/project',
      token: world.tenant.clientToken,
      body: { name: 'Twice' },
    });
    const made = await countMade(async () => {
      const { heal } = breakTransactions((number) => (number === 1 ? 'twice' : undefined));
      expect((await attempt()).status).toBe(201);
      heal();
    });
    expect(made).toMatchObject({ projects: 1, audit: 1 });
  });

  it('gets a 503 with Retry-After, and then the first reply', async () => {
    const attempt = makeAttempt({
      method: 'POST',
      path: '/project',
      token: world.tenant.clientToken,
      body: { name: 'Lost' },
    });
    const { heal } = breakTransactions((number) => (number === 1 ? 'after' : undefined), makeUnavailable);
    const lost = await attempt();
    heal();

    expect([lost.status, lost.error.code, lost.headers.get('retry-after')]).toEqual([
      503,
      'server.busy',
      '2',
    ]);

    const again = await attempt();
    expect(again.status).toBe(201);
    expect(toOutcome(await attempt())).toEqual(toOutcome(again));
  });
});

describe('an identity whose registration crashed', () => {
  /** Breaks the transaction that creates the records, which is the call's first; triggers of earlier calls may run beside it. */
  const breakAccount = (how: 'before' | 'after', fault?: () => Error) => {
    let isBroken = false;
    return breakTransactions(() => {
      const call = getCurrentCall();
      if (isBroken || !call || call.hasHappened) return undefined;
      isBroken = true;
      return how;
    }, fault);
  };

  it('is completed by the retry, and reserves the address meanwhile', async () => {
    const change = makeTalentSignUp({});
    const attempt = makeAttempt(change);
    // The identity can't be removed any more.
    const spared = vi.spyOn(identities(), 'deleteUser').mockResolvedValue();
    const { heal } = breakAccount('before');
    expect((await attempt()).status).toBe(500);
    heal();
    spared.mockRestore();
    expect((await makeAttempt(change)()).status).toBe(409);

    const again = await attempt();
    expect(again.status).toBe(201);

    const { id } = again.collection as { id: string };
    expect((await firestore().collection('users').doc(id).get()).exists).toBe(true);
  });

  it('is kept if its records exist after all', async () => {
    const attempt = makeAttempt(makeTalentSignUp({}));
    const { heal } = breakAccount('after', makeUnavailable);
    expect((await attempt()).status).toBe(503);
    heal();
    const { id } = (await attempt()).collection as { id: string };
    expect((await identities().getUser(id)).uid).toBe(id);
  });
});

describe('a key', () => {
  it('belongs to one request, regardless of method', async () => {
    const { project } = await makeCast(world.tenant, 0);
    const change = { method: 'PATCH', path: `/project/${project.id}`, token: world.tenant.clientToken };
    expect((await makeAttempt({ ...change, body: { name: 'A' } }, 'k')()).status).toBe(200);
    const answer = await makeAttempt({ ...change, body: { name: 'B' } }, 'k')();
    expect([answer.status, answer.error.code]).toEqual([422, 'request.keyReused']);
  });

  it('can be reused when nothing happened', async () => {
    const { project } = await makeCast(world.tenant, 0);
    const change = { method: 'POST', path: `/casting/${project.id}`, token: world.tenant.clientToken };
    const refused = await makeAttempt({ ...change, body: { language: 'eng' } }, 'free')();
    expect(refused.status).toBe(409);
    expect((await makeAttempt({ ...change, body: { language: 'deu' } }, 'free')()).status).toBe(201);
  });

  it('serves an anonymous caller only for the same request', async () => {
    const change = makeTalentSignUp({});
    const first = await makeAttempt(change, 'guess')();
    expect(first.status).toBe(201);
    expect(toOutcome(await makeAttempt(change, 'guess')())).toEqual(toOutcome(first));

    const guessed = {
      ...(change.body as object),
      password: 'another password',
      repeatPassword: 'another password',
    };
    const stranger = await makeAttempt({ ...change, body: guessed }, 'guess')();
    expect([stranger.status, stranger.error.code]).toEqual([409, 'account.exists']);
  });
});
