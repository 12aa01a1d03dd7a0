/** @module-tag full */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isErrorCode } from '@domain/messages/messages.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { generateRequests, type FuzzRequest } from '../fuzz/requests.ts';
import { sendFuzz, type FuzzAnswer } from '../fuzz/send.ts';
import { watchWrites } from '../fuzz/watch.ts';
import { makeFuzzWorld, type FuzzWorld } from '../fuzz/world.ts';
import { APP, firestore } from '../stack/admin.ts';

const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 3000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** A run stops after this many faults. */
const FAULTS_MAX = 10;
/** Sent together; limits are lifted after each group so that most calls get past them. */
const GROUP = 8;
/** Every nth call goes through Hosting and the Functions emulator, which parse a body before we do. */
const THROUGH_STACK = 12;

let server: Awaited<ReturnType<typeof startOwnApi>>;
let watch: ReturnType<typeof watchWrites>;
let world: FuzzWorld;
beforeAll(async () => {
  server = await startOwnApi([(request, response, next) => watch.middleware(request, response, next)]);
  watch = watchWrites();
  world = await makeFuzzWorld(server.address);
});
afterAll(() => {
  watch.stop();
  server.stop();
});

/** Ends the caller's session. */
const ENDS_SESSIONS = new Set([
  'accounts.changePassword',
  'accounts.signOutEverywhere',
  'user.setNewPassword',
]);

const toBody = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** The fault in a reply, or undefined. */
const getFault = ({ status, text }: FuzzAnswer, number: number): string | undefined => {
  if (status < 400) return undefined;
  const body = toBody(text);
  const fields = Object.keys(body).sort().join();
  if (fields !== 'code,message,property,status') return 'a refusal that is not in our envelope';
  if (body['status'] !== status || !isErrorCode(String(body['code'])) || body['message'] === '')
    return 'an envelope that contradicts itself';
  if (status >= 500) return 'a failure of ours';
  const written = watch.writtenBy(String(number));
  return written.length > 0 ? `a refusal that wrote ${written.join(', ')}` : undefined;
};

/** Calls that the local Hosting and Functions emulators refuse never reach our code. */
const reachesUs = ({ path }: FuzzRequest): boolean => !/%(?![0-9a-f]{2})|%e0|%ed|%00|%ff|\.\.%2f/i.test(path);

const getAddress = (request: FuzzRequest, number: number): string =>
  number % THROUGH_STACK === 0 && reachesUs(request) ? APP : server.address;

it(
  `${COUNT} requests of seed ${SEED} cause no internal error, and refused ones change nothing`,
  async () => {
    const requests = generateRequests(SEED, COUNT, world.people);
    const statuses = new Map<number, number>();
    const faults: string[] = [];

    const sendOne = async (request: FuzzRequest, number: number): Promise<void> => {
      const answer = await sendFuzz(getAddress(request, number), world, request, number);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);

      const fault = getFault(answer, number);
      if (fault) {
        const reply = JSON.stringify(request).slice(0, 1500);
        faults.push(
          `${fault}: ${answer.status} ${answer.text.slice(0, 300)}\n  request ${number} of seed ${SEED}: ${reply}`,
        );
      }

      if (answer.status < 300 && ENDS_SESSIONS.has(request.name)) await world.restore(request.caller);
    };

    for (let index = 0; index < requests.length; index += GROUP) {
      await Promise.all(
        requests.slice(index, index + GROUP).map((request, offset) => sendOne(request, index + offset)),
      );
      if (index % (GROUP * 10) === 0) await firestore().recursiveDelete(firestore().collection('rateLimits'));
      if (faults.length >= FAULTS_MAX) break;
    }

    expect(faults.join('\n\n')).toBe('');

    // A run that only produces refusals proves little.
    const answered = [...statuses]
      .filter(([status]) => status < 300)
      .reduce((sum, [, count]) => sum + count, 0);
    expect(answered).toBeGreaterThan(COUNT / 50);
    console.log(`Fuzz, seed ${SEED}:`, Object.fromEntries([...statuses].sort(([a], [b]) => a - b)));
  },
  60_000 + COUNT * 100,
);
