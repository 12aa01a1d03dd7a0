import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';

/** A copy as it is, and as it should be by its source. */
export interface Copy {
  readonly ref: DocumentReference;
  /** Agencies that may know of what is wrong with it. */
  readonly agencyIds: readonly string[];
  /** What is there; undefined: nothing. */
  readonly stored: object | undefined;
  /** The fields that it should have; null: it should not be there. */
  readonly wanted: object | null;
  /** The whole document where it is missing, as a rule `wanted` itself; null: it cannot be made anew, and `why` says so. */
  readonly made?: object | null;
  readonly why?: string;
  /** Fields that it may have beside the wanted ones; undefined: any. */
  readonly besides?: readonly string[] | undefined;
  /** What else has to follow a change, such as a count. */
  readonly follow?: (transaction: Transaction) => void;
}

/** What is wrong with one copy. */
export interface Fault {
  /** Path of the copy. */
  readonly path: string;
  readonly kind: 'missing' | 'differs' | 'sourceless';
  /** Fields that differ. */
  readonly fields: readonly string[];
  /** Agencies that may know of it. */
  readonly agencyIds: readonly string[];
  /** Why it cannot be mended. */
  readonly why?: string | undefined;
  /** Absent: it cannot be mended. */
  readonly mend?: (transaction: Transaction) => void;
}

/** Lists whose order says nothing: they are written by unions. */
const UNORDERED: readonly string[] = ['agencyIds'];

const valueIn = (fields: object, field: string): unknown => (fields as Record<string, unknown>)[field];

/** Values as they can be compared: moments by their microseconds, and nothing where nothing is stored. */
const plain = (value: unknown): unknown => {
  if (value instanceof Timestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, plain(item)]])),
    );
  return value;
};

/** Whether two values are stored alike. */
export const isSame = (stored: unknown, wanted: unknown): boolean =>
  isDeepStrictEqual(plain(stored), plain(wanted));

const isSameIn = (field: string, stored: unknown, wanted: unknown): boolean =>
  UNORDERED.includes(field) && Array.isArray(stored) && Array.isArray(wanted)
    ? isDeepStrictEqual([...stored].sort(), [...wanted].sort())
    : isSame(stored, wanted);

/** `agencyIds` concerns the agencies that are in one of the two lists alone, and every other field whoever may know of the copy. */
const concerned = (copy: Copy, stored: object, fields: readonly string[]): readonly string[] => {
  if (fields.some((field) => !UNORDERED.includes(field)) || !copy.wanted) return copy.agencyIds;
  const listed = (record: object): readonly unknown[] => {
    const ids = valueIn(record, 'agencyIds');
    return Array.isArray(ids) ? ids : [];
  };
  const [is, shouldBe] = [listed(stored), listed(copy.wanted)];
  return copy.agencyIds.filter((id) => is.includes(id) !== shouldBe.includes(id));
};

/** What is wrong with one copy, and what mends it in a transaction; undefined: nothing. */
export const faultOf = (copy: Copy): Fault | undefined => {
  const { ref, agencyIds, stored, wanted, made = wanted, why, besides, follow } = copy;
  const of = { path: ref.path, agencyIds };
  if (wanted === null)
    return stored && { ...of, kind: 'sourceless', fields: [], mend: (writer) => void writer.delete(ref) };
  if (!stored) {
    if (made === null) return { ...of, kind: 'missing', fields: [], why };
    const whole = Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined));
    return { ...of, kind: 'missing', fields: [], mend: (writer) => void writer.set(ref, whole) };
  }
  const apart = Object.keys(wanted).filter(
    (field) => !isSameIn(field, valueIn(stored, field), valueIn(wanted, field)),
  );
  const surplus = besides
    ? Object.keys(stored).filter((field) => !(field in wanted) && !besides.includes(field))
    : [];
  const fields = [...apart, ...surplus];
  if (fields.length === 0) return undefined;
  const valueOf = (field: string): unknown =>
    valueIn(wanted, field) === undefined ? FieldValue.delete() : valueIn(wanted, field);
  return {
    ...of,
    agencyIds: concerned(copy, stored, fields),
    kind: 'differs',
    fields,
    mend: (writer) => {
      writer.update(ref, Object.fromEntries(fields.map((field) => [field, valueOf(field)])));
      follow?.(writer);
    },
  };
};

/** What is wrong, in words for whoever reads a terminal. */
export const wordsOf = ({ kind, fields, why }: Fault): string => {
  if (kind === 'sourceless') return 'has no source';
  if (kind === 'missing') return why === undefined ? 'is missing' : `is missing; ${why}`;
  return `differs in ${fields.join(', ')}`;
};
