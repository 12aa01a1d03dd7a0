import { useMemo, useState } from 'react';
import { isRosterChanged } from './rosterChanged.ts';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import type { RosterView } from '@domain/roster/roster.ts';
import type { DataColumn } from '../../../components/table/DataTable.tsx';
import { shownFields } from '../../../components/table/shownFields.ts';
import { useColumnChoices, type ColumnChoosing } from '../../../components/table/useColumnChoices.ts';
import type { ViewContent } from '../data/viewCalls.ts';

type Visible = ColumnChoosing['visible'];
const UNTOUCHED: Visible = {};

export interface ChosenView {
  readonly columns: readonly DataColumn<RosterRow>[];
  readonly choosing: ColumnChoosing;
  /** What a view that is saved now would hold. */
  readonly content: ViewContent;
  /** Whether what is shown is not what the view holds. */
  readonly isChanged: boolean;
  /** Shows the columns of the view again. */
  readonly resetColumns: () => void;
}

/**
 * The columns that a view shows, and what somebody made of them since. Without a view the choice of columns is this
 * browser's own; with one it is the view's until it is saved there, so that a shared link shows everyone the same.
 */
export const useChosenView = (
  view: RosterView | undefined,
  all: readonly DataColumn<RosterRow>[],
  filters: string,
): ChosenView => {
  const own = useColumnChoices('roster');
  // Saved by whomever, the view is another version, and what was tried on the one before is over.
  const version = view ? `${view.id} ${view.updatedAt.toMillis()}` : '';
  const [tried, setTried] = useState({ version: '', visible: UNTOUCHED });
  return useMemo(() => {
    const columns = view
      ? all.map((column, at) => ({ ...column, hidden: at > 0 && !view.columns.includes(column.field) }))
      : all;
    const visible = !view ? own.visible : tried.version === version ? tried.visible : UNTOUCHED;
    const content = { filters, columns: shownFields(columns, visible) };
    return {
      columns,
      choosing: view ? { ...own, visible, showColumns: (next) => setTried({ version, visible: next }) } : own,
      content,
      isChanged: view !== undefined && isRosterChanged(view, content, all),
      resetColumns: () => setTried({ version, visible: UNTOUCHED }),
    };
  }, [all, filters, own, tried, version, view]);
};
