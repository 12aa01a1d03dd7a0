import { useCallback, useState } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { textToFilters, filtersToQuery } from '@domain/roster/roster-filters.ts';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import type { RosterTrait } from '@domain/roster/roster-traits.ts';
import { Stack } from '../../../components/layout/Stack.tsx';
import { listFile, getPages } from '../../../components/lists/listFile.ts';
import { listPart, ListTools } from '../../../components/lists/tools.ts';
import { useAllWhenSorted } from '../../../components/lists/useAllWhenSorted.ts';
import { useSelectedRows } from '../../../components/lists/useSelectedRows.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useRosterPlace } from '../data/useRosterPlace.ts';
import { loadRosterPage, useRoster } from '../data/useRoster.ts';
import { useRosterFilters } from '../data/useRosterFilters.ts';
import { useRosterViews } from '../data/useRosterViews.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { RosterTable } from './RosterTable.tsx';
import { RosterTools } from './RosterTools.tsx';
import { RosterViews } from './RosterViews.tsx';
import { useChosenView } from './useChosenView.ts';
import { useRosterColumns } from './useRosterColumns.ts';
import { useTraitOptions } from './useTraitOptions.ts';
import { ViewChanges } from './ViewChanges.tsx';

const BulkBar = listPart(() => import('./BulkBar.tsx').then((module) => module.BulkBar));
/** Rarely opened. */
const ImportDialog = lazyComponent(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog));

/** Exported even when hidden, because imports need them. */
const ALWAYS_EXPORTED = { fullName: true, email: true, languages: true };

interface Props {
  readonly agencyId: string;
  readonly importing: boolean;
  readonly onImportingEnd: () => void;
}

/** The talents of an agency: filter, search, select, open. */
export const RosterList = ({ agencyId, importing, onImportingEnd }: Props) => {
  const text = useText();
  const state = useRosterFilters();
  const { filters, key, viewId, setFilters, setView } = state;
  const options = useTraitOptions();
  const views = useRosterViews(agencyId);
  const view = views.data?.find(({ id }) => id === viewId);
  const all = useRosterColumns(options);
  const { columns, choosing, content, isChanged, resetColumns } = useChosenView(view, all, key);
  const [isOpen, setOpen] = useState(false);
  const roster = useRoster(key);
  const { items, first, phase, error, reload } = roster;
  const chosen = useSelectedRows(items);
  const frame = useRosterPlace(items);
  const more = { of: roster, onMore: roster.loadMore };
  const noteSorted = useAllWhenSorted(more);

  const change = useCallback(
    (trait: RosterTrait, values: readonly string[]) => setFilters({ ...filters, [trait]: values }),
    [filters, setFilters],
  );
  const query = filtersToQuery(filters);
  const pages = getPages<RosterRow>((cursor, signal) => loadRosterPage(query, cursor, signal));
  const clear = () => setFilters({});

  return (
    <Stack>
      <RosterTools
        search={filters.search ?? ''}
        onSearch={(search) => setFilters({ ...filters, search })}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        total={first?.total}
      >
        <ListTools
          columns={columns}
          choosing={choosing}
          file={
            items && items.length > 0
              ? listFile(
                  text('roster.exportFile'),
                  columns,
                  { ...choosing.visible, ...ALWAYS_EXPORTED },
                  pages,
                )
              : undefined
          }
        >
          {views.data && <RosterViews views={views.data} view={view} content={content} state={state} />}
        </ListTools>
      </RosterTools>
      {views.error && (
        <Typography role="alert" variant="body2" color="error">
          {text('roster.viewsFailed')}
        </Typography>
      )}
      {view && isChanged && (
        <ViewChanges
          view={view}
          content={content}
          onDiscard={() => {
            resetColumns();
            setView(view.id, textToFilters(view.filters));
          }}
        />
      )}
      {isOpen && <FilterPanel filters={filters} options={options} onChange={change} />}
      <FilterChips filters={filters} options={options} onChange={change} onClear={clear} />
      {chosen.isUsed && (
        <BulkBar
          chosen={chosen}
          all={roster.cursor === undefined ? items?.length : undefined}
          onAll={() => chosen.choose(new Set([...chosen.ids, ...(items ?? []).map(({ id }) => id)]))}
          onChanged={reload}
        />
      )}
      <Card ref={frame} aria-busy={phase === 'loading'}>
        <RosterTable
          rows={items}
          error={error}
          columns={columns}
          choosing={choosing}
          isFiltered={key !== ''}
          chosen={chosen.ids}
          onChoose={chosen.choose}
          onRetry={reload}
          onSorted={noteSorted}
          onClear={clear}
        />
      </Card>
      <LoadMore {...more} />
      {importing && <ImportDialog onImported={reload} onClose={onImportingEnd} />}
    </Stack>
  );
};
