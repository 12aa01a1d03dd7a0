import { joinDotted } from '@domain/values/direction.ts';
import { useText } from '../../i18n/useText.ts';
import type { BulkLine, BulkState } from './runBulk.ts';
import type { BulkRun } from './useBulk.ts';

const COUNTED = ['done', 'unchanged', 'refused', 'left'] as const satisfies readonly BulkState[];

export const countRows = (lines: readonly BulkLine[], state: BulkState): number =>
  lines.filter((line) => line.state === state).length;

/** Returns a bulk edit's title and its results as counts. */
export const useBulkWords = ({ title, isUndo, lines }: BulkRun) => {
  const text = useText();
  return {
    title: isUndo ? text('bulkRun.undoing', { what: title }) : title,
    outcome: joinDotted(
      COUNTED.filter((state) => countRows(lines, state) > 0).map((state) =>
        text(`bulkRun.count.${state}`, { count: countRows(lines, state) }),
      ),
    ),
  };
};
