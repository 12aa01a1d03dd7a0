import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { RosterFilters, RosterTrait } from '@domain/roster/roster-traits.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { FILTER_GROUPS, FREE_TRAITS } from './filterGroups.ts';
import type { TraitOptions } from './useTraitOptions.ts';

interface Props {
  readonly filters: RosterFilters;
  readonly options: TraitOptions;
  readonly onChange: (trait: RosterTrait, values: readonly string[]) => void;
}

const TraitFilter = ({ trait, filters, options, onChange }: Props & { readonly trait: RosterTrait }) => {
  const text = useText();
  const isFree = FREE_TRAITS.has(trait);

  return (
    <Autocomplete
      id={`roster-${trait}`}
      size="small"
      multiple
      filterSelectedOptions
      freeSolo={isFree}
      autoSelect={isFree}
      disableCloseOnSelect={!isFree}
      options={options.getOptions(trait).map(({ code }) => code)}
      getOptionLabel={(value) => options.labelOf(trait, value)}
      value={[...(filters[trait] ?? [])]}
      onChange={(_event, values) => onChange(trait, values)}
      renderInput={(params) => <TextField {...params} label={text(`roster.trait.${trait}`)} />}
    />
  );
};

/** All filters of the roster. Several values of one filter match talents who have any of them. */
export const FilterPanel = (props: Props) => {
  const text = useText();

  return (
    <Card id="roster-filters" component="section" aria-label={text('roster.filters')} sx={{ padding: 2 }}>
      <ReferenceFailure of={['catalog', 'countries', 'languages']} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
        {FILTER_GROUPS.map(({ id, traits }) => (
          <Stack
            key={id}
            role="group"
            aria-labelledby={`roster-group-${id}`}
            gap={1.5}
            sx={{ alignContent: 'start' }}
          >
            <Typography id={`roster-group-${id}`} variant="subtitle2" component="h2">
              {text(`roster.group.${id}`)}
            </Typography>
            {traits.map((trait) => (
              <TraitFilter key={trait} trait={trait} {...props} />
            ))}
          </Stack>
        ))}
      </Box>
      <Muted sx={{ marginTop: 2 }}>{text('roster.filterHint')}</Muted>
    </Card>
  );
};
