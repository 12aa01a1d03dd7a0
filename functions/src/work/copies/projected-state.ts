import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import {
  applyWrite,
  getWrittenFields,
  type BufferedWrite,
  type Fields,
} from '../../platform/firestore/buffered-write.ts';
import { createWork, type Work } from '../unit/work.ts';
import { rememberWholeDocuments, type RememberedReads } from '../../platform/firestore/remembered-reads.ts';
import type { WriteBuffer } from '../../platform/firestore/write-buffer.ts';
import { getCollectionRef, getRef, type Moment } from './moment.ts';

export interface StoredRecord {
  readonly id: string;
}

/** A document that a transaction writes: as stored, and as it will be. */
export interface WrittenDocument {
  readonly ref: DocumentReference;
  /** Names of the written fields; undefined: all. */
  readonly fields: ReadonlySet<string> | undefined;
  readonly before: () => Promise<StoredRecord | undefined>;
  readonly after: () => Promise<StoredRecord | undefined>;
}

const toRecord = (id: string, fields: Fields | undefined): StoredRecord | undefined =>
  fields && { ...fields, id };

const AUTHOR = { platform: 'copies' };

/** The database as it will be after a transaction's buffered writes. */
export class ProjectedState {
  readonly moment: Moment;
  /** Adds writes to the buffer. */
  readonly work: Work;
  readonly #reads: RememberedReads;
  readonly #writes: readonly BufferedWrite[];

  constructor(firestore: Firestore, { reads, writes }: Pick<WriteBuffer, 'reads' | 'writes'>, work: Work) {
    this.moment = { firestore, transaction: work.transaction };
    this.work = work;
    this.#reads = reads;
    this.#writes = writes;
  }

  beforeWrites(): ProjectedState {
    return new ProjectedState(this.moment.firestore, { reads: this.#reads, writes: [] }, this.work);
  }

  ref(collection: CollectionName, id: string): DocumentReference {
    return getRef(this.moment, collection, id);
  }

  #writesTo(path: string): readonly BufferedWrite[] {
    return this.#writes.filter(({ args: [ref] }) => ref.path === path);
  }

  async #before(ref: DocumentReference): Promise<Fields | undefined> {
    // Creation fails for an existing document.
    if (this.#writesTo(ref.path)[0]?.method === 'create') return undefined;
    return (await this.#reads.find(ref)).data();
  }

  async #after(ref: DocumentReference): Promise<Fields | undefined> {
    const writes = this.#writesTo(ref.path);
    const whole = writes.findLastIndex((write) => getWrittenFields(write) === undefined);
    const stored = whole < 0 ? await this.#before(ref) : undefined;
    return writes.slice(Math.max(whole, 0)).reduce<Fields | undefined>(applyWrite, stored);
  }

  /** Returns a document as it will be; undefined: missing. */
  async get(ref: DocumentReference): Promise<StoredRecord | undefined> {
    return toRecord(ref.id, await this.#after(ref));
  }

  /** Returns a collection's documents with a value in a field, as they will be. */
  async find(collection: CollectionName, field: string, value: string): Promise<readonly StoredRecord[]> {
    const query = getCollectionRef(this.moment, collection).where(field, '==', value);
    const { docs } = rememberWholeDocuments(await this.#reads.getQuery(query));
    const written = this.written(collection);
    const paths = new Set(written.map(({ ref }) => ref.path));
    const changed = await Promise.all(written.map(({ after }) => after()));

    return [
      ...docs
        .filter(({ ref }) => !paths.has(ref.path))
        .map((snapshot) => ({ ...snapshot.data(), id: snapshot.id })),
      ...changed.flatMap((record) =>
        record && (record as unknown as Fields)[field] === value ? [record] : [],
      ),
    ];
  }

  written(collection: CollectionName): readonly WrittenDocument[] {
    const all = this.#writes.filter(({ args: [{ parent }] }) => parent.path === collection);
    const refs = new Map(all.map(({ args: [ref] }) => [ref.path, ref]));

    return [...refs.values()].map((ref) => {
      const named = this.#writesTo(ref.path).map(getWrittenFields);
      return {
        ref,
        fields: named.includes(undefined) ? undefined : new Set(named.flatMap((names) => names ?? [])),
        before: async () => toRecord(ref.id, await this.#before(ref)),
        after: () => this.get(ref),
      };
    });
  }
}

/** Returns the state after a buffer's writes, to which projections add theirs; the unit of work audits the change that outdates them. */
export const projectState = (firestore: Firestore, buffer: WriteBuffer): ProjectedState =>
  new ProjectedState(
    firestore,
    buffer,
    createWork(buffer, { getAuthor: () => AUTHOR, action: null }, []).work,
  );
