import { FieldValue, Timestamp } from 'firebase-admin/firestore';

/** Records that one transaction reads, converts and marks as done. */
const BATCH = 100;

const toNumber = (index) => String(index + 1).padStart(4, '0');

const readQuery = (firestore, collection, after, batch) => {
  const query = firestore.collection(collection).orderBy('__name__').limit(batch);
  return after ? query.startAfter(after) : query;
};

/** Returns the changed fields by record, of a page of records, and the records that are missing beside them. */
const convertPage = async ({ convert, create }, collection, docs, get) => {
  const readOther = async (name, id) => {
    const snapshot = await get(name, id);
    return snapshot.exists ? { ...snapshot.data(), id } : undefined;
  };

  const [converted, created] = [[], []];
  for (const snapshot of docs) {
    const record = { ...snapshot.data(), id: snapshot.id };
    const changes = await convert(collection, record, readOther);
    if (changes) converted.push([snapshot.ref, changes]);
    const missing = await create?.(collection, record, readOther);
    if (missing) created.push(missing);
  }
  return { converted, created };
};

const toUpdate = (changes) =>
  Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      value === undefined ? FieldValue.delete() : value,
    ]),
  );

/** Reads a migration's record; fails for a number that another migration was recorded under. */
const readRecord = async (get, { name }, number) => {
  const snapshot = await get('migrations', number);
  const record = snapshot.data();
  if (record && record.name !== name)
    throw new Error(
      `Migration ${number} was recorded as ${record.name}, and is now ${name}: append, don't reorder.`,
    );
  return record;
};

const startRecord = ({ name, collections }) => ({
  name,
  collection: collections[0],
  after: null,
  scanned: 0,
  changed: 0,
  startedAt: Timestamp.now(),
  finishedAt: null,
});

/** Returns where the next page begins: in the same collection after a full page, else in the next; null: the migration is complete. */
const getNextPlace = ({ collections }, { collection }, docs, batch) => {
  if (docs.length === batch) return { collection, after: docs.at(-1).id };
  const next = collections[collections.indexOf(collection) + 1];
  return next === undefined ? null : { collection: next, after: null };
};

/** Converts one page with its progress in one transaction, so a killed run continues after the last stored page. */
const runPage = (firestore, migration, number, batch) =>
  firestore.runTransaction(async (transaction) => {
    const get = (collection, id) => transaction.get(firestore.collection(collection).doc(id));
    const record = (await readRecord(get, migration, number)) ?? startRecord(migration);
    if (record.finishedAt) return record;

    const { collection, after } = record;
    const { docs } = await transaction.get(readQuery(firestore, collection, after, batch));
    const { converted, created } = await convertPage(migration, collection, docs, get);
    const next = getNextPlace(migration, record, docs, batch);

    for (const [ref, changes] of converted) transaction.update(ref, toUpdate(changes));
    for (const { collection: target, id, record: missing } of created)
      transaction.create(firestore.collection(target).doc(id), missing);
    const progress = {
      ...record,
      scanned: record.scanned + docs.length,
      changed: record.changed + converted.length + created.length,
      ...(next ?? { after: null, finishedAt: Timestamp.now() }),
    };
    transaction.set(firestore.collection('migrations').doc(number), progress);

    return progress;
  });

/** Counts what a migration would change from where it is, without writing. */
const rehearse = async (firestore, migration, record, batch) => {
  const get = (collection, id) => firestore.collection(collection).doc(id).get();
  let place = record ?? startRecord(migration);
  let changed = 0;

  while (place) {
    const { docs } = await readQuery(firestore, place.collection, place.after, batch).get();
    const { converted, created } = await convertPage(migration, place.collection, docs, get);
    changed += converted.length + created.length;
    place = getNextPlace(migration, place, docs, batch);
  }

  return changed;
};

/**
 * Runs the migrations that aren't recorded as finished, in order, and returns how many there were. A dry run writes nothing.
 * Safe to repeat, to kill, and to run twice at the same time.
 */
export const runMigrations = async (
  firestore,
  migrations,
  { isDryRun = false, batch = BATCH, print = console.log } = {},
) => {
  const get = (collection, id) => firestore.collection(collection).doc(id).get();
  let count = 0;

  for (const [index, migration] of migrations.entries()) {
    const number = toNumber(index);
    const record = await readRecord(get, migration, number);
    if (record?.finishedAt) continue;

    count += 1;
    if (isDryRun) {
      print(
        `${number} ${migration.name}: would change ${await rehearse(firestore, migration, record, batch)} records`,
      );
      continue;
    }

    let progress = await runPage(firestore, migration, number, batch);
    while (!progress.finishedAt) progress = await runPage(firestore, migration, number, batch);
    print(`${number} ${migration.name}: ${progress.scanned} records read, ${progress.changed} changed`);
  }

  if (count === 0) print('No migration is due.');
  return count;
};
