import { useCallback, useState } from 'react';
import FilterList from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { RosterTrait } from '@domain/roster/roster-traits.ts';
import { ROSTER_COUNT_MAX } from '@domain/roster/roster.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useRoster } from '../data/useRoster.ts';
import { useRosterFilters } from '../data/useRosterFilters.ts';
import { BulkBar } from './BulkBar.tsx';
import { onDemand } from '../../../components/onDemand.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { RosterSearch } from './RosterSearch.tsx';
import { RosterTable } from './RosterTable.tsx';
import { useTraitOptions } from './useTraitOptions.ts';

/** Opened by few. */
const ImportDialog = onDemand(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog));

const NOBODY: ReadonlySet<string> = new Set();

/** The talents of an agency: filtered, searched, chosen and opened. */
export const RosterList = ({
  importing,
  onImportingEnd,
}: {
  readonly importing: boolean;
  readonly onImportingEnd: () => void;
}) => {
  const text = useText();
  const errorText = useErrorText();
  const { filters, key, setFilters } = useRosterFilters();
  const options = useTraitOptions();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(NOBODY);
  const { items, first, cursor, phase, error, loadMore, reload } = useRoster(key);
  const total = first?.total;
  const failedMore = phase === 'failed' && items !== undefined;

  const change = useCallback(
    (trait: RosterTrait, values: readonly string[]) => setFilters({ ...filters, [trait]: values }),
    [filters, setFilters],
  );
  // Whom a filter hides is not chosen any longer.
  const picked = (items ?? []).filter(({ id }) => chosen.has(id));
  const clear = () => setFilters({});
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <RosterSearch
          search={filters.search ?? ''}
          onSearch={(search) => setFilters({ ...filters, search })}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FilterList />}
          aria-expanded={isOpen}
          aria-controls="roster-filters"
          onClick={() => setOpen(!isOpen)}
        >
          {text('roster.filters')}
        </Button>
        {items && items.length > 0 && <ExportButton filters={filters} options={options} />}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {total !== undefined &&
            (total >= ROSTER_COUNT_MAX
              ? text('roster.countMore', { count: ROSTER_COUNT_MAX })
              : text('roster.count', { count: total }))}
        </Typography>
      </Box>
      {isOpen && <FilterPanel filters={filters} options={options} onChange={change} />}
      <FilterChips filters={filters} options={options} onChange={change} onClear={clear} />
      {picked.length > 0 && <BulkBar chosen={picked} onChanged={reload} onNone={() => setChosen(NOBODY)} />}
      <Card aria-busy={phase === 'loading'}>
        <RosterTable
          rows={items}
          error={error}
          options={options}
          isFiltered={key !== ''}
          chosen={chosen}
          onChoose={setChosen}
          onRetry={reload}
          onClear={clear}
        />
      </Card>
      {cursor !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Button variant="outlined" color="inherit" loading={phase === 'more'} onClick={loadMore}>
            {text('common.loadMore')}
          </Button>
          {failedMore && (
            <Typography role="alert" variant="body2" color="error">
              {errorText(error)}
            </Typography>
          )}
        </Box>
      )}
      {importing && <ImportDialog onImported={reload} onClose={onImportingEnd} />}
    </Box>
  );
};
