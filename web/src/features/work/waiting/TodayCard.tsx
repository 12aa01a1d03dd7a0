import type { KeyboardEvent } from 'react';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import Skeleton from '@mui/material/Skeleton';
import { sortByUrgency } from '@domain/work/urgency.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useText } from '../../../i18n/useText.ts';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useWaitingList } from './waiting.ts';
import { WaitingRow } from './WaitingRow.tsx';

const ROWS = [0, 1, 2];

/** Arrow keys' target within the rows of a list. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The arrow keys move through a list's rows, as Tab does. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const index = rows.findIndex((row) => row === document.activeElement);
  const step = STEPS[event.key];
  if (!step || index === -1) return;
  event.preventDefault();
  rows[step(index, rows.length - 1)]?.focus();
};

/** Today's tasks in the chosen agency, each linked to its page. `hidesNothing`: renders nothing without tasks. */
export const TodayCard = ({ hidesNothing = false }: { readonly hidesNothing?: boolean }) => {
  const text = useText();
  const { status, data: waiting, error, reload } = useWaitingList();
  const now = useNow();
  if (hidesNothing && waiting?.length === 0) return null;

  return (
    <SectionCard title={text('today.waits')} lead={text('today.lead')}>
      {status === 'error' && <ErrorState error={error} onRetry={reload} />}
      {status === 'loading' && (
        <LoadingState>
          {ROWS.map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </LoadingState>
      )}
      {waiting?.length === 0 && (
        <StateCard icon={TaskAlt} title={text('today.nothing')} headingLevel="p">
          {text('today.nothingText')}
        </StateCard>
      )}
      {waiting && waiting.length > 0 && (
        <div onKeyDown={walk}>
          <RowList label={text('today.waits')}>
            {sortByUrgency(waiting, now).map((entry) => (
              <WaitingRow key={`${entry.kind} ${entry.unfolds ? '' : entry.path}`} waiting={entry} />
            ))}
          </RowList>
        </div>
      )}
    </SectionCard>
  );
};
