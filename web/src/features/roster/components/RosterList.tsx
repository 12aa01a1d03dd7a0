import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { filtersOfText } from '@domain/roster/roster-filters.ts';
import type { RosterTrait } from '@domain/roster/roster-traits.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { onDemand } from '../../../components/onDemand.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useRoster } from '../data/useRoster.ts';
import { useRosterFilters } from '../data/useRosterFilters.ts';
import { useRosterViews } from '../data/useRosterViews.ts';
import { BulkBar } from './BulkBar.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { RosterTable } from './RosterTable.tsx';
import { RosterTools } from './RosterTools.tsx';
import { useChosenView } from './useChosenView.ts';
import { useRosterColumns } from './useRosterColumns.ts';
import { useTraitOptions } from './useTraitOptions.ts';
import { ViewChanges } from './ViewChanges.tsx';
import { ViewMenu } from './ViewMenu.tsx';

/** Opened by few. */
const ImportDialog = onDemand(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog));

const NOBODY: ReadonlySet<string> = new Set();

interface Props {
  readonly agencyId: string;
  readonly importing: boolean;
  readonly onImportingEnd: () => void;
}

/** The talents of an agency: filtered, searched, chosen and opened. */
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
  const [chosen, setChosen] = useState(NOBODY);
  const roster = useRoster(key);
  const { items, first, phase, error, reload } = roster;

  const change = useCallback(
    (trait: RosterTrait, values: readonly string[]) => setFilters({ ...filters, [trait]: values }),
    [filters, setFilters],
  );
  // Whom a filter hides is not chosen any longer.
  const picked = (items ?? []).filter(({ id }) => chosen.has(id));
  const clear = () => setFilters({});
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <RosterTools
        search={filters.search ?? ''}
        onSearch={(search) => setFilters({ ...filters, search })}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        total={first?.total}
      >
        {views.data && <ViewMenu views={views.data} view={view} content={content} state={state} />}
        {items && items.length > 0 && <ExportButton filters={filters} options={options} />}
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
            setView(view.id, filtersOfText(view.filters));
          }}
        />
      )}
      {isOpen && <FilterPanel filters={filters} options={options} onChange={change} />}
      <FilterChips filters={filters} options={options} onChange={change} onClear={clear} />
      {picked.length > 0 && (
        <BulkBar
          chosen={picked}
          all={roster.cursor === undefined ? items?.length : undefined}
          onAll={() => setChosen(new Set(items?.map(({ id }) => id)))}
          onChanged={reload}
          onNone={() => setChosen(NOBODY)}
        />
      )}
      <Card aria-busy={phase === 'loading'}>
        <RosterTable
          rows={items}
          error={error}
          columns={columns}
          choosing={choosing}
          isFiltered={key !== ''}
          chosen={chosen}
          onChoose={setChosen}
          onRetry={reload}
          onClear={clear}
        />
      </Card>
      <LoadMore of={roster} onMore={roster.loadMore} />
      {importing && <ImportDialog onImported={reload} onClose={onImportingEnd} />}
    </Box>
  );
};
