import { Timestamp } from 'firebase-admin/firestore';
import { readRecords, type DescribedField } from '../../../scripts/docs/records.mjs';
import { firestore } from '../../stack/admin.ts';
import { refreshCopies } from '../../stack/copies.ts';
import { plantAddress, plantNumber, plantText, type Owners, type Planted } from './canaries.ts';

type Maker = (record: Planted, field: string) => unknown;

const always =
  (value: unknown): Maker =>
  () =>
    value;
const makeText: Maker = (record, field) => {
  if (/email$|^to$/i.test(field)) return plantAddress(record, field);
  const planted = plantText(record, field);
  return /url$/i.test(field) ? `https://tests.example/${planted}` : planted;
};
const note: Maker = (record, field) => ({ note: plantText(record, field) });

/** Values by a field's type and name. The first match wins. */
const BY_TYPE: readonly (readonly [type: RegExp, name: RegExp, maker: Maker])[] = [
  [/^number\[\]/, /./, always([0.5])],
  [/, true>/, /./, always([])],
  [/./, /^(held|signIns|parts|currencies)$/, always([])],
  [/Record</, /./, note],
  [
    /^string\[\]/,
    /^(tags|accents|dialects|words|searchTerms|emails|hiddenMenu)$/,
    (...place) => [makeText(...place)],
  ],
  [/^string\[\]/, /./, always([])],
  [/^(Instant|Timestamp)( |$)/, /./, () => Timestamp.now()],
  [/^(boolean|true)/, /./, always(false)],
  [/^number/, /(amount|fee|^net|^total|^paid|commission|surcharge|score)$/i, plantNumber],
  [/^(number|1 \| 2|2 \| 1)/, /./, always(1)],
  [/^en \| es/, /./, always('en')],
  [/^total \| lines/, /./, always('total')],
  [/./, /^kind$/, always('CODE')],
];

/** Values of texts by name: ids of people, days, codes. Every other text is a canary. */
const BY_NAME: readonly (readonly [name: RegExp, maker: Maker])[] = [
  [
    /^(by|as|uid|engineer|talent|assignedTo|scriptPdf)$|(created|ordered|decided|requested|used|read|approved|locked)By$/,
    always(null),
  ],
  [/(Of|Uid|userId|clientId|engineerId|talentId|invoiceId)$/, always(null)],
  [/(On|Date|Day|Through|[vV]ersion|^dateOfBirth|^month|^week)$/, always('2030-01-01')],
  [/zone$/i, always('Europe/Madrid')],
  [/^currency$/, always('EUR')],
  [/^(alpha3|language|country|countryOfResidence)$/, always('eng')],
  [/^(gender|ethnic|tone|voiceAge|category|brandCategory|microphone|booth|style)$/, always('CODE')],
  [/^(action|roleInCompany|companyType)$/, always('CODE')],
];

const makeValue = (record: Planted, { name, type, comment, fields }: DescribedField): unknown => {
  const [, , byType] = BY_TYPE.find(([types, names]) => types.test(type) && names.test(name)) ?? [];
  if (byType) return byType(record, name);
  if (/\[\]( \| null)?$/.test(type)) return fields.length > 0 ? [note(record, name)] : [];
  if (fields.length > 0) return note(record, name);
  // Further codes are literals.
  if (!type.startsWith('string')) return / \| /.test(type) ? 'CODE' : note(record, name);
  if (comment.includes('YYYY-MM-DD')) return '2030-01-01';
  const [, byName = makeText] = BY_NAME.find(([names]) => names.test(name)) ?? [];
  return byName(record, name);
};

const RECORDS = new Map((await readRecords()).map(({ collection, fields }) => [collection, fields]));
const written: { readonly path: string; readonly fields: object }[] = [];
const planted: Planted[] = [];

/** Plants a record: every described field missing from `soundOf` gets a canary; fields that are undefined there stay absent. */
export const plant = (
  collection: string,
  id: string,
  owners: Owners,
  soundOf: (record: Planted) => Readonly<Record<string, unknown>> = () => ({}),
): Planted => {
  const described = RECORDS.get(collection);
  if (!described) throw new Error(`No type declares a record of ${collection}`);

  const record: Planted = { collection, id, ...owners };
  const sound: Readonly<Record<string, unknown>> = { ...owners, ...soundOf(record) };
  const fields = described.map(
    (field) => [field.name, field.name in sound ? sound[field.name] : makeValue(record, field)] as const,
  );
  const present = fields.filter(([, value]) => value !== undefined);
  written.push({ path: `${collection}/${id}`, fields: Object.fromEntries(present) });
  planted.push(record);

  return record;
};

/** Registers a record with canaries that another writer stores. */
export const addPlanted = (record: Planted): void => void planted.push(record);

export const getPlanted = (): readonly Planted[] => planted;

/** Writes records planted since the last call, overwriting what triggers wrote meanwhile. */
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
export const readStored = async (): Promise<ReadonlyMap<string, unknown>> => {
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
  // Deletes the API's copies of them.
  await refreshCopies(...planted.flatMap(({ collection, id }) => (collection === 'talents' ? id : [])));
};
