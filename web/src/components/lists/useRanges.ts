import { useMemo } from 'react';
import { useAddressChoice, type Choose } from '../../lib/useAddressChoice.ts';
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

export const useRanges = <Row>(tableColumns: readonly FileColumn<Row>[]): Ranges<Row> => {
  const [query, choose] = useAddressChoice<string>();

  return useMemo(() => {
    const columns = getRangeColumns(tableColumns);
    const read = (end: keyof Range, field: string) => query.get(getRangeKey(end, field)) ?? '';
    const getRange = (field: string): Range => ({
      from: read('from', field),
      through: read('through', field),
    });
    const limited = columns.filter(({ field }) => RANGE_ENDS.some((end) => read(end, field) !== ''));

    return {
      columns,
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
  }, [tableColumns, query, choose]);
};
