import type { RosterView } from '@domain/roster/roster-views.ts';
import type { ViewContent } from '../data/viewContent.ts';

interface Column {
  readonly field: string;
  readonly hidden?: boolean;
}

/** Whether the roster differs from a view; removed columns don't count. */
export const isRosterChanged = (
  view: Pick<RosterView, 'filters' | 'columns'>,
  content: ViewContent,
  columns: readonly Column[],
): boolean => {
  const visibleColumns = columns.filter(({ field }, index) => index === 0 || view.columns.includes(field));
  return (
    view.filters !== content.filters ||
    visibleColumns.map(({ field }) => field).join() !== content.columns.join()
  );
};
