import type { Transaction } from 'firebase-admin/firestore';
import type { BufferedWrite } from './buffered-write.ts';
import { RememberedReads } from './remembered-reads.ts';

/** A transaction whose writes wait, because Firestore takes no read after a write. */
export interface WriteBuffer {
  /** Reads immediately, each document and query once, and buffers writes. */
  readonly transaction: Transaction;
  readonly reads: RememberedReads;
  readonly writes: readonly BufferedWrite[];
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
  return { transaction, reads, writes, send };
};
