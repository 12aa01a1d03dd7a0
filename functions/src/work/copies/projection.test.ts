import { FieldValue, Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { CollectionName } from '@domain/access/matrix.ts';
import { bufferWrites } from '../../platform/firestore/write-buffer.ts';
import { projectState } from './projected-state.ts';
import { projection } from './projection.ts';
import { refresh } from './refresh.ts';
import { records } from './source.ts';

interface Rates {
  readonly id: string;
  readonly currency: string;
  readonly fee: number;
  readonly note: string;
}
interface Score {
  readonly id: string;
  readonly talentId: string;
  readonly total: number;
}
interface Card {
  readonly id: string;
  readonly talentId: string;
  readonly fee: number;
  readonly best: number;
}

const firestore = new Firestore({ projectId: 'demo' });
const doc = (collection: CollectionName, id: string) => firestore.collection(collection).doc(id);

const cards = projection({
  key: 'talents',
  sources: {
    rates: records<Rates>('talentRates').byId(['fee']),
    scores: records<Score>('talentScores').by('talentId', ['total']),
  },
  stored: records<Card>('talentRateCards').by('talentId'),
  derive: ({ rates, scores }, talentId) =>
    rates
      ? [{ id: talentId, talentId, fee: rates.fee, best: Math.max(0, ...scores.map(({ total }) => total)) }]
      : [],
  hasShortcut: true,
});

/** Runs writes on stored records. Returns what the read model adds, and the paths and collections read. */
const run = async (change: (transaction: Transaction) => void) => {
  const stored: Readonly<Record<string, object>> = {
    'talentRates/vera': { currency: 'EUR', fee: 5, note: '' },
    'talentScores/a': { talentId: 'vera', total: 3 },
    'talentScores/b': { talentId: 'vera', total: 4 },
    'talentRateCards/vera': { talentId: 'vera', fee: 5, best: 4 },
  };
  const read: string[] = [];

  const toSnapshot = (path: string) => {
    const [collection = '', id = ''] = path.split('/');
    return { id, ref: doc(collection as CollectionName, id), data: () => stored[path] };
  };

  const ignore = () => undefined;

  const target = {
    create: ignore,
    set: ignore,
    update: ignore,
    delete: ignore,
    get: (source: { readonly path?: string } & Query) => {
      if (source.path) {
        read.push(source.path);
        return Promise.resolve(toSnapshot(source.path));
      }
      read.push('query');
      const matches = Object.keys(stored).filter((path) =>
        source.isEqual(firestore.collection(path.split('/')[0] ?? '').where('talentId', '==', 'vera')),
      );
      return Promise.resolve({ docs: matches.map(toSnapshot) });
    },
  } as unknown as Transaction;

  const buffer = bufferWrites(target);
  change(buffer.transaction);

  const start = buffer.writes.length;
  await refresh(projectState(firestore, buffer), [cards]);

  const added = buffer.writes
    .slice(start)
    .map(({ method, args: [ref, fields] }) => [method, ref.path, fields]);

  return { added, read };
};

describe('a read model', () => {
  it('is derived from its sources at the end of the transaction', async () => {
    const { added } = await run((transaction) => {
      transaction.update(doc('talentRates', 'vera'), { fee: 6 });
      transaction.delete(doc('talentScores', 'b'));
      transaction.create(doc('talentScores', 'c'), { talentId: 'vera', total: 2 });
    });
    expect(added).toEqual([['set', 'talentRateCards/vera', { talentId: 'vera', fee: 6, best: 3 }]]);
  });

  it('reads each source once, and no copy', async () => {
    const { read } = await run((transaction) => {
      transaction.update(doc('talentRates', 'vera'), { fee: 6 });
    });
    expect(read.toSorted()).toEqual(['query', 'talentRates/vera']);
  });

  it('is deleted with its source', async () => {
    const { added } = await run((transaction) => {
      transaction.delete(doc('talentRates', 'vera'));
    });
    expect(added).toEqual([['delete', 'talentRateCards/vera', undefined]]);
  });

  it('reads nothing for a change of other fields', async () => {
    const { added, read } = await run((transaction) => {
      transaction.update(doc('talentRates', 'vera'), { note: 'Later' });
      transaction.set(doc('vacations', 'spring'), { talentId: 'vera' });
    });
    expect([added, read]).toEqual([[], []]);
  });

  it('stays as an operation has written it', async () => {
    const { added } = await run((transaction) => {
      transaction.update(doc('talentRates', 'vera'), { fee: 6 });
      transaction.update(doc('talentRateCards', 'vera'), { fee: 6 });
    });
    expect(added).toEqual([]);
  });

  it('cannot depend on a value that only the database computes', async () => {
    const change = (transaction: Transaction) =>
      void transaction.update(doc('talentRates', 'vera'), { fee: FieldValue.increment(1) });
    await expect(run(change)).rejects.toThrow('talentRates.fee is a source');
  });
});
