import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { SearchField } from '../../../components/form/SearchField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useIsCompared } from '../../../lib/licences/competingContext.ts';
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
  /** The other languages that the project is cast in. */
  readonly otherLanguages: readonly string[];
  readonly onChange: (values: Change) => void;
}

/** Filters that few searches need: out of the way of the voices unless one of them is set. */
export const MoreFilters = ({ filters, otherLanguages, onChange }: Props) => {
  const text = useText();
  const id = useId();
  // Whoever has the page of fees may search by them.
  const seesFees = useSignedIn().links.some(({ id }) => id === 'talentRates');
  const { voiceSpec = '', alsoIn = '', notFor = '', free = '', feeUpTo = '' } = filters;
  const isCompared = useIsCompared();
  const hidesCompeting = filters.notCompetingWith !== undefined;
  const isSet = hidesCompeting || [voiceSpec, alsoIn, notFor, free, feeUpTo].some((value) => value !== '');
  const [isOpen, setOpen] = useState(isSet);
  const specs = useCatalogOptions('SPECIAL_NATURAL_VO_SPECS');
  const isShown = isOpen || isSet;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        // What is set is not put away.
        disabled={isSet}
        onClick={() => setOpen(!isOpen)}
      >
        {text('finder.moreFilters')}
      </Button>
      {isShown && (
        <Box
          id={id}
          sx={{
            flexBasis: '100%',
            order: 1,
            display: 'grid',
            // A whole date has room in each.
            gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
            gap: 1.5,
            marginTop: 1,
          }}
        >
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
          {/* Brands, and what is said of them, need a row of their own. */}
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
        </Box>
      )}
    </>
  );
};
