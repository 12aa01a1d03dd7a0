import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { Work } from '../unit/work.ts';

export interface Copy {
  readonly ref: DocumentReference;
  /** Agencies that may see its fault. */
  readonly agencyIds: readonly string[];
  /** Undefined: missing. */
  readonly stored: object | undefined;
  /** Required fields; null: it should not exist. */
  readonly wanted: object | null;
  /** The whole document when missing, usually `wanted` itself; null when it can't be rebuilt, with the reason in `why`. */
  readonly made?: object | null;
  readonly why?: string;
  /** Fields allowed besides the wanted ones; undefined: any. */
  readonly besides?: readonly string[] | undefined;
  /** Whether a fix writes the whole document, which may be missing by then. */
  readonly isWhole?: boolean;
  /** Fields that change with any fix, such as a time. */
  readonly touched?: object;
  /** Further effects of a repair, such as a count. */
  readonly follow?: (work: Work) => void;
}

export interface Fault {
  readonly path: string;
  readonly kind: 'missing' | 'differs' | 'sourceless';
  readonly fields: readonly string[];
  readonly agencyIds: readonly string[];
  readonly why?: string | undefined;
  /** Absent when it can't be repaired. */
  readonly fix?: (work: Work) => void;
}

/** Lists without a significant order, because unions write them. */
const UNORDERED: readonly string[] = ['agencyIds'];

const getValue = (fields: object, field: string): unknown => (fields as Record<string, unknown>)[field];

/** Returns comparable values: moments in microseconds, without unset ones. */
const toPlain = (value: unknown): unknown => {
  if (value instanceof Timestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  if (Array.isArray(value)) return value.map(toPlain);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, toPlain(item)]])),
    );
  return value;
};

export const isSame = (stored: unknown, expected: unknown): boolean =>
  isDeepStrictEqual(toPlain(stored), toPlain(expected));

const isSameIn = (field: string, stored: unknown, expected: unknown): boolean =>
  UNORDERED.includes(field) && Array.isArray(stored) && Array.isArray(expected)
    ? isDeepStrictEqual([...stored].sort(), [...expected].sort())
    : isSame(stored, expected);

/** Returns the agencies a fault concerns: for `agencyIds`, those in only one of the two lists; for other fields, all that know the copy. */
const findConcerned = (copy: Copy, stored: object, fields: readonly string[]): readonly string[] => {
  if (fields.some((field) => !UNORDERED.includes(field)) || !copy.wanted) return copy.agencyIds;
  const listIds = (record: object): readonly unknown[] => {
    const ids = getValue(record, 'agencyIds');
    return Array.isArray(ids) ? ids : [];
  };
  const [is, shouldBe] = [listIds(stored), listIds(copy.wanted)];
  return copy.agencyIds.filter((id) => is.includes(id) !== shouldBe.includes(id));
};

const omitUndefined = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Returns the fault of one copy and its repair in a transaction; undefined when it is correct. */
export const getFault = (copy: Copy): Fault | undefined => {
  const { ref, agencyIds, stored, wanted, made = wanted, why, besides, isWhole, touched, follow } = copy;
  const of = { path: ref.path, agencyIds };
  if (wanted === null)
    return (
      stored && {
        ...of,
        kind: 'sourceless',
        fields: [],
        fix: ({ transaction }) => void transaction.delete(ref),
      }
    );
  if (!stored) {
    if (made === null) return { ...of, kind: 'missing', fields: [], why };
    return {
      ...of,
      kind: 'missing',
      fields: [],
      fix: ({ transaction }) => void transaction.set(ref, omitUndefined(made)),
    };
  }

  const apart = Object.keys(wanted).filter(
    (field) => !isSameIn(field, getValue(stored, field), getValue(wanted, field)),
  );
  const surplus = besides
    ? Object.keys(stored).filter((field) => !(field in wanted) && !besides.includes(field))
    : [];
  const fields = [...apart, ...surplus];
  if (fields.length === 0) return undefined;

  const toValue = (field: string): unknown =>
    getValue(wanted, field) === undefined ? FieldValue.delete() : getValue(wanted, field);

  return {
    ...of,
    agencyIds: findConcerned(copy, stored, fields),
    kind: 'differs',
    fields,
    fix: (work) => {
      if (isWhole) work.transaction.set(ref, omitUndefined(wanted));
      else
        work.transaction.update(ref, {
          ...Object.fromEntries(fields.map((field) => [field, toValue(field)])),
          ...touched,
        });
      follow?.(work);
    },
  };
};

export const toWords = ({ kind, fields, why }: Fault): string => {
  if (kind === 'sourceless') return 'has no source';
  if (kind === 'missing') return why === undefined ? 'is missing' : `is missing; ${why}`;
  return `differs in ${fields.join(', ')}`;
};
