import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { CatalogKind } from '@domain/reference/reference.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogOptions, useVarietyOptions } from '../../../lib/reference.ts';
import type { DemoFilters } from '../data/useDemoSearch.ts';
import { FinderChoice } from './FinderChoice.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { SWITCHES, type Change } from './useFinderQuery.ts';

const KINDS = {
  gender: 'GENDER',
  voiceAge: 'AGE',
  tone: 'TONE',
  category: 'DEMO_CATEGORY',
} as const;
type Kind = keyof typeof KINDS;

interface Props {
  readonly id: string;
  readonly filters: DemoFilters;
  readonly filterCount: number;
  readonly otherLanguages: readonly string[];
  readonly onChange: (values: Change) => void;
  readonly onClear: () => void;
}

const OfCatalog = ({
  name,
  filters,
  onChange,
}: Pick<Props, 'filters' | 'onChange'> & { readonly name: Kind }) => {
  const text = useText();
  const kind: CatalogKind = KINDS[name];

  return (
    <FinderChoice
      name={name}
      label={text(`finder.${name}`)}
      options={useCatalogOptions(kind)}
      value={filters[name] ?? ''}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
};

/** The regional variety, for languages cast by region. */
const Variety = ({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) => {
  const text = useText();
  const options = useVarietyOptions(filters.language ?? '');
  if (options.length === 0) return null;

  return (
    <FinderChoice
      name="languageTag"
      label={text('finder.languageTag')}
      options={options}
      value={filters.languageTag ?? ''}
      onChange={(languageTag) => onChange({ languageTag })}
    />
  );
};

/** Filters by traits, skills, name and the agency's own facts. */
export const FinderFilters = ({ id, filters, filterCount, otherLanguages, onChange, onClear }: Props) => {
  const text = useText();

  return (
    <Box
      id={id}
      role="group"
      aria-label={text('finder.filters')}
      sx={{
        display: 'grid',
        // Wide enough for a full date.
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(152px, 1fr))' },
        gap: 1.5,
        marginBottom: 1.5,
        padding: 1.5,
        borderRadius: '8px',
        backgroundColor: 'surface.sunken',
      }}
    >
      {(['gender', 'voiceAge', 'tone', 'category'] as const).map((name) => (
        <OfCatalog key={name} name={name} filters={filters} onChange={onChange} />
      ))}
      <Variety filters={filters} onChange={onChange} />
      <SearchField
        label={text('finder.name')}
        search={filters.name ?? ''}
        onSearch={(name) => onChange({ name: name === '' ? undefined : name })}
      />
      <MoreFilters filters={filters} otherLanguages={otherLanguages} onChange={onChange} />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        {SWITCHES.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                size="small"
                checked={filters[name] === true}
                onChange={(event) => onChange({ [name]: event.target.checked ? 'true' : undefined })}
              />
            }
            label={text(`finder.${name}`)}
            sx={{ minHeight: 40 }}
          />
        ))}
        {filterCount > 0 && (
          <Button size="small" color="inherit" onClick={onClear} sx={{ marginInlineStart: 'auto' }}>
            {text('finder.clear')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
