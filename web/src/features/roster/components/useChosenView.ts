import { useMemo, useState } from 'react';
import { isRosterChanged } from './rosterChanged.ts';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import type { RosterView } from '@domain/roster/roster-views.ts';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { getShownFields } from '../../../components/table/getShownFields.ts';
import { useColumnChoices, type ColumnChoosing } from '../../../components/table/useColumnChoices.ts';
import type { ViewContent } from '../data/viewContent.ts';

type Visible = ColumnChoosing['visible'];
const UNTOUCHED: Visible = {};

interface ChosenView {
  readonly columns: readonly DataColumn<RosterRow>[];
  readonly choosing: ColumnChoosing;
  readonly content: ViewContent;
  readonly isChanged: boolean;
  readonly resetColumns: () => void;
}

/**
 * A view's columns with unsaved changes. Without a view they are stored in this browser; with one
 * they come from the view, so a shared link looks the same for everyone.
 */
export const useChosenView = (
  view: RosterView | undefined,
  all: readonly DataColumn<RosterRow>[],
  filters: string,
): ChosenView => {
  const columnChoosing = useColumnChoices('roster');
  // Any save creates a new version of the view, which discards changes to the old one.
  const version = view ? `${view.id} ${view.updatedAt.toMillis()}` : '';
  const [tried, setTried] = useState({ version: '', visible: UNTOUCHED });

  return useMemo(() => {
    const columns = view
      ? all.map((column, index) => ({ ...column, hidden: index > 0 && !view.columns.includes(column.field) }))
      : all;
    const visible = !view ? columnChoosing.visible : tried.version === version ? tried.visible : UNTOUCHED;
    const content = { filters, columns: getShownFields(columns, visible) };

    return {
      columns,
      choosing: view
        ? { ...columnChoosing, visible, showColumns: (next) => setTried({ version, visible: next }) }
        : columnChoosing,
      content,
      isChanged: view !== undefined && isRosterChanged(view, content, all),
      resetColumns: () => setTried({ version, visible: UNTOUCHED }),
    };
  }, [all, filters, columnChoosing, tried, version, view]);
};
