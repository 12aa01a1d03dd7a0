import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { GUESTS_MAX } from '@domain/castings/guests.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant } from '../stack/tenant.ts';

let api: Awaited<ReturnType<typeof startOwnApi>>;
beforeAll(async () => {
  // As behind Hosting and Google's front end.
  vi.stubEnv('TRUSTED_PROXIES', '198.51.100.0/24');
  api = await startOwnApi();
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

const EDGE = '198.51.100.1';
const makeRandom = () => randomBytes(4).toString('hex');

interface Guess {
  readonly forwarded: string;
  readonly link?: string;
  readonly email?: string;
}

/** A guess at an invited address, with forged proxy headers. */
const guess = async (
  { forwarded, link = makeRandom(), email = `${makeRandom()}@example.com` }: Guess,
  address?: string,
) => {
  const body = { email, urlIdentifier: link };
  const headers = { 'X-Forwarded-For': forwarded };
  const options = { body, headers, ...(address === undefined ? {} : { at: address }) };
  return (await call('POST', '/audition-entry/identity', options)).status;
};

const runInSeries = async (
  count: number,
  runOne: (number: number) => Promise<number>,
): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push(await runOne(number));
  return statuses;
};

describe('a limit per address', () => {
  it('can’t be avoided by forged addresses in front of the real one', async () => {
    const statuses = await runInSeries(61, (number) =>
      guess({ forwarded: `10.0.0.${number}, 203.0.113.7, ${EDGE}` }, api.address),
    );
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is separate for clients behind the same edge server', async () => {
    const busy = await runInSeries(61, () => guess({ forwarded: `203.0.113.7, ${EDGE}` }, api.address));
    expect(busy.at(-1)).toBe(429);
    expect(await guess({ forwarded: `203.0.113.8, ${EDGE}` }, api.address)).toBe(404);
  });

  it('isn’t multiplied by invented addresses at the function’s own address', async () => {
    const statuses = await runInSeries(61, (number) =>
      guess({ forwarded: `10.3.0.${number}, 203.0.113.9` }, api.address),
    );
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(await guess({ forwarded: `10.3.0.1, ${EDGE}` }, api.address)).toBe(404);
  });
});

describe('the guests of a link', () => {
  const makeLink = async (passcode: string | null) => {
    const tenant = await makeTenant(1);
    const cast = await makeCast(tenant, 1);
    await call('PATCH', `/casting/${cast.castingId}/link`, { token: tenant.clientToken, body: { passcode } });
    return cast;
  };

  const open = async (link: string, from: string, body: object = {}, server: string = EDGE) => {
    const headers = { 'X-Forwarded-For': `${from}, ${server}` };
    const path = `/casting/link/${link}/open`;
    return (await call('POST', path, { body, headers, at: api.address })).status;
  };

  it('enter with the right passcode, despite others’ wrong attempts', async () => {
    const link = (await makeLink('open sesame')).casting.urlIdentifier;
    for (let caller = 0; caller < 11; caller += 1)
      for (let tries = 0; tries < 11; tries += 1)
        expect(await open(link, `10.9.0.${caller}`, { passcode: 'open barley' })).toBe(
          tries < 10 ? 403 : 429,
        );
    expect(await open(link, '203.0.113.9', { passcode: 'open sesame' })).toBe(200);
    expect(await open(link, '10.9.0.1', { passcode: 'open sesame' })).toBe(429);
  }, 60_000);

  it('get no more attempts by invented addresses at the function’s own address', async () => {
    const link = (await makeLink('1234')).casting.urlIdentifier;
    const statuses = await runInSeries(11, (number) =>
      open(link, `10.4.0.${number}`, { passcode: '1233' }, '203.0.113.12'),
    );
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    expect(await open(link, '203.0.113.13', { passcode: '1234' })).toBe(200);
  });

  it('share the attempts of 16 networks within one IPv6 site, without affecting others', async () => {
    const link = (await makeLink('1234')).casting.urlIdentifier;
    const statuses = await runInSeries(161, (number) =>
      open(link, `2001:db8:1:${number}::1`, { passcode: '1233' }),
    );
    expect(statuses.filter((status) => status === 403)).toHaveLength(160);
    expect(await open(link, '2001:db8:2:1::1', { passcode: '1234' })).toBe(200);
  }, 60_000);

  it('are removed from a full link if inactive, and kept if active', async () => {
    const { casting, castingId, project } = await makeLink(null);
    const { agencyId, companyId } = casting;
    const owner = { agencyId, companyId, projectId: project.id, castingId };
    const guests = firestore().collection('guests');

    const fill = async (name: string) => {
      const batch = firestore().batch();
      for (let index = 0; index < GUESTS_MAX; index += 1) {
        const visits = [Timestamp.fromMillis(Date.now() - (GUESTS_MAX - index) * 1000)];
        const fields = { ...owner, name, visits, visitCount: 1, createdAt: visits[0] };
        batch.set(guests.doc(`${castingId}-${index}`), fields);
      }
      await batch.commit();
    };

    await fill('');
    await guests.doc(`${castingId}-0`).update({ name: 'Ana' });

    const vote = { ...owner, guestId: `${castingId}-1`, castingDemoId: 'd', talentId: 't', vote: 'yes' };
    await firestore().doc(`guestVotes/${castingId}-1`).set(vote);
    expect(await open(casting.urlIdentifier, '203.0.113.10')).toBe(200);

    const isThere = async (index: number) => (await guests.doc(`${castingId}-${index}`).get()).exists;
    expect(await Promise.all([0, 1, 2, 3].map(isThere))).toEqual([true, true, false, true]);
    expect((await guests.where('castingId', '==', castingId).count().get()).data().count).toBe(GUESTS_MAX);

    const left = await guests.where('castingId', '==', castingId).where('name', '==', '').get();
    for (const { ref } of left.docs) await ref.delete();
    await fill('Ben');
    expect(await open(casting.urlIdentifier, '203.0.113.11')).toBe(409);
  }, 60_000);
});

describe('a limit per record', () => {
  it('slows guesses at one invitation from many addresses, without affecting others', async () => {
    const link = makeRandom();
    const email = 'ana@example.com';
    const everywhere = await runInSeries(21, (number) =>
      guess({ forwarded: `10.1.0.${number}, ${EDGE}`, link, email }, api.address),
    );
    expect(everywhere.filter((status) => status === 404)).toHaveLength(20);
    expect(everywhere.at(-1)).toBe(429);

    const shouted = { forwarded: `10.2.0.1, ${EDGE}`, link, email: 'ANA@example.com' };
    expect(await guess(shouted, api.address)).toBe(429);
    expect(await guess({ forwarded: `10.2.0.1, ${EDGE}`, link }, api.address)).toBe(404);
  });
});
