import Box from '@mui/material/Box';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { DemoFilters, DemoSearchResult } from '../data/useDemoSearch.ts';

interface Props {
  readonly voices: number;
  readonly search: DemoSearchResult;
  readonly filters: DemoFilters;
  readonly isRecent: boolean;
}

/** Number of voices and demos found, and in how many languages they are added. */
export const DemoCount = ({ voices, search: { items, cursor }, filters, isRecent }: Props) => {
  const text = useText();
  const { alsoIn: also, sort } = filters;

  const getCountText = () => {
    if (isRecent) return 'finder.countRecent';
    if (cursor === undefined) return 'finder.count';
    return sort === 'name' ? 'finder.countSoFarByName' : 'finder.countSoFar';
  };

  return (
    <Muted role="status" variant="caption" component="div">
      {text(getCountText(), { voices, demos: items.length })}
      {also && (
        <Box component="span" sx={{ display: 'block' }}>
          {text('finder.alsoInAdds', { count: also.split(',').length + 1 })}
        </Box>
      )}
    </Muted>
  );
};
