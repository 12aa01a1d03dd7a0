import { Timestamp } from 'firebase-admin/firestore';
import { describedValues } from '../../rules/data-model.ts';
import { firestore } from '../../stack/admin.ts';
import { copyAnew } from '../../stack/copies.ts';
import { plantAddress, plantNumber, plantText, type Owners, type Planted } from './canaries.ts';

type Maker = (record: Planted, field: string) => unknown;

const always =
  (value: unknown): Maker =>
  () =>
    value;
const text: Maker = (record, field) => {
  if (/email$|^to$/i.test(field)) return plantAddress(record, field);
  const planted = plantText(record, field);
  return /url$/i.test(field) ? `https://tests.example/${planted}` : planted;
};

/** What stands in a field, by the word with which the data model describes its value. The first that fits counts. */
const KINDS: readonly (readonly [RegExp, Maker])[] = [
  [/^list of (0 to 1)/, always([0.5])],
  [/^list of (texts)/, (record, field) => [plantText(record, field)]],
  [/^list of maps/, (record, field) => [{ note: plantText(record, field) }]],
  [/^(list|map) of/, always([])],
  [/^map/, (record, field) => ({ note: plantText(record, field) })],
  [/^(minor units|basis points|per cent|0 to 10)/, plantNumber],
  [/^as in/, text],
  [/^(integer|bytes|milliseconds|hertz|1 or 2)/, always(1)],
  [/^(yes\/no|true)/, always(false)],
  [/^Yes\/No/, always('No')],
  [/^instant/, () => Timestamp.now()],
  [/^(`?YYYY|day)/, always('2030-01-01')],
  [/^(uid|id|role)/, always(null)],
  [/^total or lines/, always('total')],
  [/^(code|kind|area)/, always('CODE')],
  [/^alpha3/, always('eng')],
  [/^en or es/, always('en')],
  [/^IANA/, always('Europe/Madrid')],
  [/^ISO 4217/, always('EUR')],
  [/^(text|address|path|name|JSON|hash|SHA|CSS|three)/, text],
];

const makerOf = (kind: string): Maker => {
  const found = KINDS.find(([words]) => words.test(kind));
  if (!found) throw new Error(`How is a value made that the data model calls ${kind}?`);
  return found[1];
};

const VALUES = describedValues();
const written: { readonly path: string; readonly fields: object }[] = [];
const planted: Planted[] = [];

/**
 * Puts a record in the world: each field that the data model describes and that `soundOf` leaves out gets a
 * canary; one that is undefined there stays absent.
 */
export const plant = (
  collection: string,
  id: string,
  owners: Owners,
  soundOf: (record: Planted) => Readonly<Record<string, unknown>> = () => ({}),
): Planted => {
  const values = VALUES.get(collection);
  if (!values) throw new Error(`The data model describes no ${collection}`);
  const record: Planted = { collection, id, ...owners };
  const sound: Readonly<Record<string, unknown>> = { ...owners, ...soundOf(record) };
  const fields = [...values].map(
    ([field, kind]) => [field, field in sound ? sound[field] : makerOf(kind)(record, field)] as const,
  );
  const present = fields.filter(([, value]) => value !== undefined);
  written.push({ path: `${collection}/${id}`, fields: Object.fromEntries(present) });
  planted.push(record);
  return record;
};

/** A record that somebody else writes, with canaries in it. */
export const plantedElsewhere = (record: Planted): void => void planted.push(record);

/** Everything that was planted. */
export const allPlanted = (): readonly Planted[] => planted;

/** Writes what was planted since the last time, over what others have written of the same records. */
export const writePlanted = async (): Promise<void> => {
  const waiting = written.splice(0);
  for (let start = 0; start < waiting.length; start += 200) {
    const batch = firestore().batch();
    for (const { path, fields } of waiting.slice(start, start + 200))
      batch.set(firestore().doc(path), fields, { merge: true });
    await batch.commit();
  }
};

/** What stands in everything that was planted, by path. What follows later by itself is left out, and where people are signed in, which their own calls note. */
export const storedNow = async (): Promise<ReadonlyMap<string, unknown>> => {
  const refs = planted.map(({ collection, id }) => firestore().doc(`${collection}/${id}`));
  const found = await firestore().getAll(...refs);
  return new Map(
    found.map((snapshot) => {
      const { claimsVersion: _follows, signIns: _noted, ...fields } = snapshot.data() ?? {};
      return [snapshot.ref.path, fields];
    }),
  );
};

/** Takes everything away again: records of a shape that only suits a search are not to be met by other tests. */
export const removePlanted = async (): Promise<void> => {
  const writer = firestore().bulkWriter();
  for (const { collection, id } of planted) void writer.delete(firestore().doc(`${collection}/${id}`));
  await writer.close();
  // What the API has made of them meanwhile.
  await copyAnew(...planted.flatMap(({ collection, id }) => (collection === 'talents' ? id : [])));
};
