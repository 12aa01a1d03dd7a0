import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';

/** Names of a transaction's writing methods. */
const WRITES: ReadonlySet<unknown> = new Set(['create', 'set', 'update', 'delete']);

interface Write {
  readonly method: string;
  readonly path: string;
  readonly values: readonly unknown[];
  readonly send: () => void;
}

/** A document after the buffered writes. */
export interface Pending {
  /** Null: missing or deleted. */
  readonly fields: object | null;
  /** False when only the database computes the rest, such as an increment. */
  readonly isWhole: boolean;
  /** Names of updated fields; undefined: the document was created, replaced or deleted. */
  readonly changed: readonly string[] | undefined;
}

/** A transaction whose writes are sent once it is complete, because Firestore takes no read after a write. */
export interface Buffer {
  /** Its reads see the state before its writes. */
  readonly transaction: Transaction;
  readonly isEmpty: () => boolean;
  /** Returns paths of written documents. */
  readonly written: () => readonly string[];
  readonly isCreated: (path: string) => boolean;
  /** Applies the buffered writes of a document to its stored fields. */
  readonly apply: (path: string, stored: object | null) => Pending;
  readonly flush: () => void;
}

const isPlainField = ([name, value]: readonly [string, unknown]): boolean =>
  !name.includes('.') && !(value instanceof FieldValue);

/** Returns the fields that a write sets to known values, and whether those are all. */
const getKnown = (data: unknown): { readonly fields: object; readonly isWhole: boolean } => {
  if (typeof data !== 'object' || data === null) return { fields: {}, isWhole: false };
  const given = Object.entries(data).filter(([, value]) => value !== undefined);
  const known = given.filter(isPlainField);
  return { fields: Object.fromEntries(known), isWhole: known.length === given.length };
};

const applyWrite = (before: Pending, { method, values: [data, options] }: Write): Pending => {
  if (method === 'delete') return { fields: null, isWhole: true, changed: undefined };
  const { fields, isWhole } = getKnown(data);
  if (method !== 'update' && options === undefined) return { fields, isWhole, changed: undefined };
  return {
    fields: { ...before.fields, ...fields },
    isWhole: before.isWhole && isWhole,
    changed: before.changed && [...new Set([...before.changed, ...Object.keys(fields)])],
  };
};

export const bufferWrites = (target: Transaction): Buffer => {
  const writes: Write[] = [];
  const transaction: Transaction = new Proxy(target, {
    get: (_, name) => {
      const member = Reflect.get(target, name, target) as unknown;
      if (typeof member !== 'function') return member;
      if (!WRITES.has(name)) return member.bind(target) as unknown;
      return (ref: DocumentReference, ...values: readonly unknown[]): Transaction => {
        const send = (): void => void Reflect.apply(member, target, [ref, ...values]);
        writes.push({ method: String(name), path: ref.path, values, send });
        return transaction;
      };
    },
  });
  return {
    transaction,
    isEmpty: () => writes.length === 0,
    written: () => [...new Set(writes.map(({ path }) => path))],
    isCreated: (path) => writes.find((write) => write.path === path)?.method === 'create',
    apply: (path, stored) =>
      writes
        .filter((write) => write.path === path)
        .reduce(applyWrite, { fields: stored, isWhole: true, changed: [] }),
    flush: () => {
      for (const { send } of writes) send();
    },
  };
};
