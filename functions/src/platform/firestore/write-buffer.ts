import type { Transaction } from 'firebase-admin/firestore';
import { applyWrites, type BufferedWrite, type Pending } from './buffered-write.ts';
import { RememberedReads } from './remembered-reads.ts';

/** A transaction whose writes wait, because Firestore takes no read after a write. */
export interface WriteBuffer {
  /** Reads immediately, each document and query once, and buffers writes. */
  readonly transaction: Transaction;
  readonly reads: RememberedReads;
  readonly writes: readonly BufferedWrite[];
  /** Returns paths of written documents. */
  readonly written: () => readonly string[];
  readonly isCreated: (path: string) => boolean;
  /** Applies the buffered writes of a document to its stored fields. */
  readonly apply: (path: string, stored: object | null) => Pending;
  readonly send: () => void;
}

const WRITES: ReadonlySet<unknown> = new Set<BufferedWrite['method']>(['create', 'set', 'update', 'delete']);

export const bufferWrites = (target: Transaction): WriteBuffer => {
  const reads = new RememberedReads(target);
  const writes: BufferedWrite[] = [];

  const transaction: Transaction = new Proxy(target, {
    get: (_target, name) => {
      if (name === 'get' || name === 'getAll') return reads[name];
      const member = Reflect.get(target, name, target) as unknown;
      if (typeof member !== 'function') return member;
      if (!WRITES.has(name)) return member.bind(target) as unknown;
      return (...args: BufferedWrite['args']): Transaction => {
        writes.push({ method: name as BufferedWrite['method'], args });
        return transaction;
      };
    },
  });

  const send = (): void => {
    for (const { method, args } of writes) Reflect.apply(target[method], target, args);
  };

  const listWrites = (path: string) => writes.filter(({ args: [ref] }) => ref.path === path);

  return {
    transaction,
    reads,
    writes,
    written: () => [...new Set(writes.map(({ args: [ref] }) => ref.path))],
    isCreated: (path) => listWrites(path)[0]?.method === 'create',
    apply: (path, stored) => applyWrites(stored && { ...stored }, listWrites(path)),
    send,
  };
};
