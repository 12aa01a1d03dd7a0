import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler } from 'express';
import { db } from '../../functions/src/platform/firestore/db.ts';

/** The part of the database client that every write passes. */
interface Batch {
  _commit: (...options: unknown[]) => Promise<unknown>;
  readonly _ops: readonly { readonly docPath: string }[];
}

const BESIDE = /^(rateLimits|idempotency|audit)\//;

export const watchWrites = (): {
  middleware: RequestHandler;
  writtenBy: (id: string) => readonly string[];
  stop: () => void;
} => {
  const current = new AsyncLocalStorage<string>();
  const written = new Map<string, string[]>();
  const prototype = Object.getPrototypeOf(db().batch()) as Batch;
  const commit = prototype._commit;
  prototype._commit = async function watched(this: Batch, ...options) {
    const paths = this._ops.map(({ docPath }) => docPath).filter((path) => !BESIDE.test(path));
    const result = await commit.apply(this, options);
    const id = current.getStore();
    if (id !== undefined && paths.length > 0) written.set(id, [...(written.get(id) ?? []), ...paths]);
    return result;
  };

  return {
    middleware: (request, _response, next) => current.run(String(request.headers['x-fuzz'] ?? ''), next),
    writtenBy: (id) => written.get(id) ?? [],
    stop: () => void (prototype._commit = commit),
  };
};
