import { useMemo } from 'react';
import { useAddressChoice, type Choose } from '../../lib/useAddressChoice.ts';
import { getShownFields } from '../table/getShownFields.ts';
import type { FileColumn } from './listFile.ts';
import {
  getRangeColumns,
  getRangeKey,
  isInRange,
  RANGE_ENDS,
  type Range,
  type RangeColumn,
} from './ranges.ts';

/** The ranges to which a table is limited, in the address. */
export interface RangeChoice {
  readonly columns: readonly RangeColumn<never>[];
  readonly getRange: (field: string) => Range;
  /** Number of limited columns. */
  readonly count: number;
  readonly choose: Choose<string>;
  readonly clear: () => void;
}

interface Ranges<Row> extends RangeChoice {
  readonly filter: (rows: readonly Row[]) => readonly Row[];
}

/** Offers ranges for visible columns, and for those that are limited. */
export const useRanges = <Row>(
  tableColumns: readonly FileColumn<Row>[],
  visible: Readonly<Record<string, boolean>>,
): Ranges<Row> => {
  const [query, choose] = useAddressChoice<string>();

  return useMemo(() => {
    const shown = getShownFields(tableColumns, visible);
    const all = getRangeColumns(tableColumns);
    const read = (end: keyof Range, field: string) => query.get(getRangeKey(end, field)) ?? '';
    const getRange = (field: string): Range => ({
      from: read('from', field),
      through: read('through', field),
    });
    const limited = all.filter(({ field }) => RANGE_ENDS.some((end) => read(end, field) !== ''));

    return {
      columns: all.filter((column) => shown.includes(column.field) || limited.includes(column)),
      getRange,
      count: limited.length,
      choose,
      clear: () =>
        choose(
          Object.fromEntries(
            limited.flatMap(({ field }) => RANGE_ENDS.map((end) => [getRangeKey(end, field), ''])),
          ),
        ),
      filter: (rows) =>
        limited.length === 0
          ? rows
          : rows.filter((row) => limited.every((column) => isInRange(column, getRange(column.field), row))),
    };
  }, [tableColumns, visible, query, choose]);
};
