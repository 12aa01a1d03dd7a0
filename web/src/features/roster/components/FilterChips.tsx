import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { ROSTER_TRAITS, type RosterFilters, type RosterTrait } from '@domain/roster/roster-traits.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { TraitOptions } from './useTraitOptions.ts';

interface Props {
  readonly filters: RosterFilters;
  readonly options: TraitOptions;
  readonly onChange: (trait: RosterTrait, values: readonly string[]) => void;
  readonly onClear: () => void;
}

/** Active filters, each removable by its cross or Delete. */
export const FilterChips = ({ filters, options, onChange, onClear }: Props) => {
  const text = useText();
  const chosen = ROSTER_TRAITS.flatMap((trait) =>
    (filters[trait] ?? []).map((value) => ({ trait, value, label: options.labelOf(trait, value) })),
  );
  if (chosen.length === 0) return null;

  const removeValue = (trait: RosterTrait, value: string) =>
    onChange(
      trait,
      (filters[trait] ?? []).filter((item) => item !== value),
    );

  return (
    <Row role="group" aria-label={text('roster.chosenFilters')} align="center">
      {chosen.map(({ trait, value, label: name }) => {
        const label = text('roster.filterChip', { trait: text(`roster.trait.${trait}`), value: name });
        return (
          <Chip
            key={`${trait} ${value}`}
            label={label}
            onDelete={() => removeValue(trait, value)}
            slotProps={{ root: { 'aria-label': text('roster.removeFilter', { value: label }) } }}
          />
        );
      })}
      <Button size="small" color="inherit" onClick={onClear}>
        {text('roster.clear')}
      </Button>
    </Row>
  );
};
