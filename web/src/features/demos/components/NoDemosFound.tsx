import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { DemoSearchResult } from '../data/useDemoSearch.ts';

interface Props {
  readonly search: DemoSearchResult;
  readonly isRecent: boolean;
  readonly onClear: () => void;
}

/** A search without results, so far or at all. */
export const NoDemosFound = ({ search: { cursor, phase, loadMore }, isRecent, onClear }: Props) => {
  const text = useText();
  const title = cursor === undefined ? 'finder.emptyTitle' : 'finder.noneSoFarTitle';

  return (
    <EmptyState
      icon={SearchOff}
      title={text(isRecent ? 'finder.noRecentTitle' : title)}
      action={
        cursor === undefined ? (
          <Button variant="outlined" color="inherit" onClick={onClear}>
            {text(isRecent ? 'finder.leaveRecent' : 'finder.clear')}
          </Button>
        ) : (
          <Button variant="outlined" color="inherit" loading={phase === 'more'} onClick={loadMore}>
            {text('common.loadMore')}
          </Button>
        )
      }
    >
      {text(isRecent ? 'finder.noRecentText' : 'finder.emptyText')}
    </EmptyState>
  );
};
