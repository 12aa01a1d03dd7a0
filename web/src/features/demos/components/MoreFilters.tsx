import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useIsCompared } from '../../../common/licences/competingContext.ts';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import type { DemoFilters } from '../data/useDemoSearch.ts';
import { AlsoIn } from './AlsoIn.tsx';
import { FeeUpTo } from './FeeUpTo.tsx';
import { FinderChoice } from './FinderChoice.tsx';
import { FreeBetween } from './FreeBetween.tsx';
import type { Change } from './useFinderQuery.ts';

interface Props {
  readonly filters: DemoFilters;
  readonly otherLanguages: readonly string[];
  readonly onChange: (values: Change) => void;
}

/** Filters by terms: when, for how much, for which brands. */
export const MoreFilters = ({ filters, otherLanguages, onChange }: Props) => {
  const text = useText();
  // Users with the rates page may filter by fee.
  const seesFees = useSignedIn().links.some(({ id }) => id === 'talentRates');
  const { voiceSpec = '', alsoIn = '', notFor = '', free = '', feeUpTo = '' } = filters;
  const isCompared = useIsCompared();
  const hidesCompeting = filters.notCompetingWith !== undefined;
  const specs = useCatalogOptions('SPECIAL_NATURAL_VO_SPECS');

  return (
    <>
      <FreeBetween value={free} onChange={(days) => onChange({ free: days })} />
      {seesFees && <FeeUpTo value={feeUpTo} onChange={(fee) => onChange({ feeUpTo: fee })} />}
      <FinderChoice
        name="voiceSpec"
        label={text('finder.voiceSpec')}
        options={specs}
        value={voiceSpec}
        onChange={(chosen) => onChange({ voiceSpec: chosen })}
      />
      {otherLanguages.length > 0 && (
        <AlsoIn
          languages={otherLanguages}
          value={alsoIn}
          onChange={(chosen) => onChange({ alsoIn: chosen })}
        />
      )}
      <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
        <SearchField
          label={text('finder.notFor')}
          hint={text('finder.notForHint')}
          search={notFor}
          onSearch={(typed) => onChange({ notFor: typed === '' ? undefined : typed })}
        />
      </Box>
      {(isCompared || hidesCompeting) && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={hidesCompeting}
              onChange={(event) => onChange({ noConflicts: event.target.checked ? 'true' : undefined })}
            />
          }
          label={text('finder.noConflicts')}
          sx={{ gridColumn: '1 / -1', minHeight: 40 }}
        />
      )}
    </>
  );
};
