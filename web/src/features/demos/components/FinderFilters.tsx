import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CatalogKind } from '@domain/reference/reference.ts';
import { LoadingOptions, loadingChoice } from '../../../components/form/loadingOption.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogOptions } from '../../../lib/reference.ts';
import type { DemoFilters } from '../data/useDemoSearch.ts';
import { FILTERS, type FilterName } from './useFinderQuery.ts';

const KINDS: Readonly<Record<FilterName, CatalogKind>> = {
  gender: 'GENDER',
  voiceAge: 'AGE',
  tone: 'TONE',
  category: 'DEMO_CATEGORY',
};

interface FilterProps {
  readonly name: FilterName;
  readonly value: string;
  readonly onChange: (name: FilterName, value: string) => void;
}

const Filter = ({ name, value, onChange }: FilterProps) => {
  const text = useText();
  const options = useCatalogOptions(KINDS[name]);
  // Until the catalogue is there, a value from the address has no option to stand on.
  const isLoading = options.length === 0;
  const known = options.some((option) => option.code === value) ? value : '';
  return (
    <TextField
      select
      id={`finder-${name}`}
      label={text(`finder.${name}`)}
      value={known}
      onChange={(event) => onChange(name, event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        // A value without its name yet is not "any".
        select: { displayEmpty: !(isLoading && value !== '') },
        ...(isLoading && value !== '' ? { input: loadingChoice } : {}),
      }}
    >
      <MenuItem value="">{text('finder.any')}</MenuItem>
      {isLoading && (
        <MenuItem disabled>
          <LoadingOptions label={text('list.loading')} />
        </MenuItem>
      )}
      {options.map((option) => (
        <MenuItem key={option.code} value={option.code}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
};

interface Props {
  readonly filters: DemoFilters;
  readonly onChange: (name: FilterName, value: string) => void;
  readonly onLiveTested: (isWanted: boolean) => void;
  readonly onClear: () => void;
}

/** Gender, age, tone and category, from the catalogue; and whether the agency tested the live connection. */
export const FinderFilters = ({ filters, onChange, onLiveTested, onClear }: Props) => {
  const text = useText();
  const filtered = filters.liveTested === true || FILTERS.some((name) => filters[name]);
  return (
    <Box
      role="group"
      aria-label={text('finder.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, marginBottom: 1 }}
    >
      <Box
        sx={{
          flexBasis: '100%',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
          gap: 1.5,
        }}
      >
        {FILTERS.map((name) => (
          <Filter key={name} name={name} value={filters[name] ?? ''} onChange={onChange} />
        ))}
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={filters.liveTested === true}
            onChange={(event) => onLiveTested(event.target.checked)}
          />
        }
        label={text('finder.liveTested')}
        sx={{ flex: 1, minHeight: 44 }}
      />
      {filtered && (
        <Button color="inherit" onClick={onClear}>
          {text('finder.clear')}
        </Button>
      )}
    </Box>
  );
};
