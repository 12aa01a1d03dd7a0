import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOwnApi } from '../stack/own-api.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';

let own: Awaited<ReturnType<typeof startOwnApi>>;
beforeAll(async () => {
  // As behind Hosting and Google's front end.
  vi.stubEnv('TRUSTED_PROXIES', '2');
  own = await startOwnApi();
});
afterAll(() => {
  own.stop();
  vi.unstubAllEnvs();
});
beforeEach(() => firestore().recursiveDelete(firestore().collection('rateLimits')));

const EDGE = '198.51.100.1';
const random = () => randomBytes(4).toString('hex');

interface Guess {
  readonly forwarded: string;
  readonly link?: string;
  readonly email?: string;
}

/** A guess at who was invited, with the addresses that proxies and callers wrote down. */
const guess = async (
  { forwarded, link = random(), email = `${random()}@example.com` }: Guess,
  at?: string,
) => {
  const body = { email, urlIdentifier: link };
  const headers = { 'X-Forwarded-For': forwarded };
  const options = { body, headers, ...(at === undefined ? {} : { at }) };
  return (await call('POST', '/audition-entry/identity', options)).status;
};

const inTurn = async (
  count: number,
  one: (number: number) => Promise<number>,
): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push(await one(number));
  return statuses;
};

describe('a limit by address', () => {
  it('is not escaped by made-up addresses in front of one’s own', async () => {
    const statuses = await inTurn(61, (number) =>
      guess({ forwarded: `10.0.0.${number}, 203.0.113.7, ${EDGE}` }, own.address),
    );
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not shared by those who come over the same edge server', async () => {
    const busy = await inTurn(61, () => guess({ forwarded: `203.0.113.7, ${EDGE}` }, own.address));
    expect(busy.at(-1)).toBe(429);
    expect(await guess({ forwarded: `203.0.113.8, ${EDGE}` }, own.address)).toBe(404);
  });

  it('is not escaped where no proxy stands in front', async () => {
    vi.stubEnv('TRUSTED_PROXIES', '0');
    const statuses = await inTurn(61, (number) => guess({ forwarded: `10.0.0.${number}` }));
    expect(statuses.at(-1)).toBe(429);
    vi.stubEnv('TRUSTED_PROXIES', '2');
  });
});

describe('a limit by record', () => {
  it('slows guesses at one invitation that come from everywhere, and leaves the others alone', async () => {
    const link = random();
    const email = 'ana@example.com';
    const everywhere = await inTurn(21, (number) =>
      guess({ forwarded: `10.1.0.${number}, ${EDGE}`, link, email }, own.address),
    );
    expect(everywhere.filter((status) => status === 404)).toHaveLength(20);
    expect(everywhere.at(-1)).toBe(429);
    const shouted = { forwarded: `10.2.0.1, ${EDGE}`, link, email: 'ANA@example.com' };
    expect(await guess(shouted, own.address)).toBe(429);
    expect(await guess({ forwarded: `10.2.0.1, ${EDGE}`, link }, own.address)).toBe(404);
  });
});
