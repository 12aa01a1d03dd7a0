import { toDay } from '../../lib/days.ts';
import type { FileColumn } from './listFile.ts';

/** Kinds of columns that can be limited to a range. */
const RANGE_KINDS = ['amount', 'number', 'date'] as const;
type RangeKind = (typeof RANGE_KINDS)[number];

/** A column with numbers or dates. */
export interface RangeColumn<Row> {
  readonly field: string;
  readonly label: string;
  readonly kind: RangeKind;
  readonly plain: (row: Row) => string;
}

/** Inclusive ends as typed: a decimal number, or a day as `YYYY-MM-DD`. Empty: open. */
export interface Range {
  readonly from: string;
  readonly through: string;
}

export const RANGE_ENDS = ['from', 'through'] as const satisfies readonly (keyof Range)[];

/** Name of a range's end in the address. */
export const getRangeKey = (end: keyof Range, field: string): string => `${end}.${field}`;

const isRangeKind = (kind: string | undefined): kind is RangeKind =>
  RANGE_KINDS.some((rangeKind) => rangeKind === kind);

export const getRangeColumns = <Row>(columns: readonly FileColumn<Row>[]): readonly RangeColumn<Row>[] =>
  columns.flatMap(({ field, label, kind, plain }) =>
    plain && isRangeKind(kind) ? [{ field, label, kind, plain }] : [],
  );

/** A date cell is a day, or a moment of the reader's day. */
const getDay = (plain: string): string => (plain.length > 10 ? toDay(Date.parse(plain)) : plain);

/** Whether a row's cell is within a range; empty cells are in none. */
export const isInRange = <Row>(
  { kind, plain }: RangeColumn<Row>,
  { from, through }: Range,
  row: Row,
): boolean => {
  if (from === '' && through === '') return true;
  const cell = plain(row);
  if (cell === '') return false;

  if (kind === 'date') {
    const day = getDay(cell);
    return (from === '' || day >= from) && (through === '' || day <= through);
  }
  const number = Number(cell);
  return (from === '' || number >= Number(from)) && (through === '' || number <= Number(through));
};
