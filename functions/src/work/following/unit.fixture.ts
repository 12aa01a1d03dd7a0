import { DocumentReference, Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
import { applyWrites } from '../../platform/firestore/buffered-write.ts';
import { chooseFirestore } from '../../platform/firestore/db.ts';
import { bufferWrites } from '../../platform/firestore/write-buffer.ts';
import { follow } from '../copies/follow.ts';
import { projectState } from '../copies/projected-state.ts';
import { createWork, type Work } from '../unit/work.ts';
import { FOLLOWING } from './projections.ts';

const firestore = new Firestore({ projectId: 'demo' });

type Documents = Readonly<Record<string, object>>;

/** Runs a unit of work on stored documents, without a database; returns how it leaves them. Its queries are for one value of a field. */
export const runOn = async (
  stored: Documents,
  change: (work: Work) => unknown,
): Promise<(path: string) => unknown> => {
  const toSnapshot = (ref: DocumentReference) => ({ id: ref.id, ref, data: () => stored[ref.path] });
  chooseFirestore(firestore);

  const findSnapshots = (query: Query) =>
    Object.entries(stored).flatMap(([path, fields]) => {
      const ref = firestore.doc(path);
      const isFound = ([field, value]: readonly [string, unknown]) =>
        query.isEqual(ref.parent.where(field, '==', value));
      return Object.entries(fields).some(isFound) ? [toSnapshot(ref)] : [];
    });

  const ignore = () => undefined;
  const target = {
    create: ignore,
    set: ignore,
    update: ignore,
    delete: ignore,
    get: (source: DocumentReference | Query) =>
      Promise.resolve(
        source instanceof DocumentReference ? toSnapshot(source) : { docs: findSnapshots(source) },
      ),
    getAll: (...refs: readonly DocumentReference[]) => Promise.resolve(refs.map(toSnapshot)),
  } as unknown as Transaction;

  const buffer = bufferWrites(target);
  const unit = { getAuthor: () => ({ platform: 'test' }), action: null };
  await change(createWork(buffer, unit, []).work);
  await follow(projectState(firestore, buffer), FOLLOWING);

  return (path) => {
    const before = stored[path] as Record<string, unknown> | undefined;
    const writes = buffer.writes.filter(({ args: [ref] }) => ref.path === path);
    return applyWrites(before ?? null, writes).fields;
  };
};
