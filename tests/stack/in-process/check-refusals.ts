import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll } from 'vitest';
import { WriteBatch } from 'firebase-admin/firestore';
import { AppError } from '../../../functions/src/platform/errors/app-error.ts';

/** Collections that a refused call may write: counters, and keys of repeats. */
const BESIDE = ['rateLimits', 'idempotency'];

/** What a refusal of these operations leaves on purpose. */
const LEFT: Readonly<Record<string, readonly string[]>> = {
  // A wrong code uses up an attempt.
  'sessions.enterCode': ['reportInvites'],
  // A damaged upload has failed for good.
  'deliveries.complete': ['deliveryUploads'],
};

const KEY = Symbol.for('collections that refused calls of a test file have written');
const shared = globalThis as { [KEY]?: { faults: Set<string>; calls: AsyncLocalStorage<Set<string>> } };

interface Committing {
  readonly _ops: readonly { readonly docPath: string }[];
  _commit: (options?: unknown) => Promise<unknown>;
}

const follow = () => {
  const calls = new AsyncLocalStorage<Set<string>>();
  const prototype = WriteBatch.prototype as unknown as Committing;
  const commit = prototype._commit;
  prototype._commit = async function (this: Committing, options) {
    const collections = this._ops.map(({ docPath }) => docPath.split('/')[0] ?? '');
    const result = await commit.call(this, options);
    for (const collection of collections) calls.getStore()?.add(collection);
    return result;
  };

  return { faults: new Set<string>(), calls };
};

const { faults, calls } = (shared[KEY] ??= follow());

/** Runs an operation and notes what it has written if it refuses. */
export const noteRefusal = <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
  const written = new Set<string>();

  return calls.run(written, async () => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof AppError && error.status < 500)
        for (const collection of written)
          if (![...BESIDE, ...(LEFT[name] ?? [])].includes(collection))
            faults.add(`${name}: ${error.code} leaves ${collection}`);
      throw error;
    }
  });
};

/** Fails if a refused call of the test file has changed something. */
export const checkRefusalsAfterFile = (): void => {
  afterAll(() => {
    const found = [...faults];
    faults.clear();
    if (found.length > 0) throw new Error(`Refused calls have changed something:\n${found.join('\n')}`);
  });
};
