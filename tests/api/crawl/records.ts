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

/** Field values by the type words of the data model. The first match wins. */
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

/** Plants a record: every described field missing from `soundOf` gets a canary; fields that are undefined there stay absent. */
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

/** Registers a record with canaries that another writer stores. */
export const plantedElsewhere = (record: Planted): void => void planted.push(record);

export const allPlanted = (): readonly Planted[] => planted;

/** Writes what was planted since the last call, over what triggers wrote meanwhile. */
export const writePlanted = async (): Promise<void> => {
  const waiting = written.splice(0);
  for (let start = 0; start < waiting.length; start += 200) {
    const batch = firestore().batch();
    for (const { path, fields } of waiting.slice(start, start + 200))
      batch.set(firestore().doc(path), fields, { merge: true });
    await batch.commit();
  }
};

/** Stored content of all planted records by path, without derived fields and sign-in times, which change during the crawl. */
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

/** Deletes all planted records: their shape would break other tests. */
export const removePlanted = async (): Promise<void> => {
  const writer = firestore().bulkWriter();
  for (const { collection, id } of planted) void writer.delete(firestore().doc(`${collection}/${id}`));
  await writer.close();
  // Copies that the API made of them.
  await copyAnew(...planted.flatMap(({ collection, id }) => (collection === 'talents' ? id : [])));
};
