import { Fragment, type ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import type { Pages } from '../../lib/http/usePages.ts';
import { LoadMore } from '../LoadMore.tsx';
import { PlainList } from '../layout/PlainList.tsx';
import { Stack } from '../layout/Stack.tsx';
import { ErrorState, LoadingState } from '../states/states.tsx';
import { moveBetweenRows } from './rowKeys.ts';

const SKELETONS = [0, 1, 2, 3];

interface Props<Row> {
  readonly of: Pages<Row, unknown>;
  /** Accessible name of the list. */
  readonly label: string;
  /** Estimated height of a card in pixels. */
  readonly height: number;
  readonly isFiltered: boolean;
  /** Replaces an empty list and its header. */
  readonly empty: ReactNode;
  /** Replaces a list without matches. */
  readonly noneFound: ReactNode;
  /** Above the list: filters and tools. */
  readonly tools: ReactNode;
  /** Below the list. */
  readonly note?: ReactNode;
  readonly card: (row: Row) => ReactNode;
}

/** A paginated list of cards with its empty, loading and error states. */
export const PagedCards = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const { of, label, height, isFiltered, empty, noneFound, tools, note, card } = props;
  const { items, cursor, phase } = of;
  const isEmpty = items?.length === 0 && cursor === undefined;
  if (isEmpty && !isFiltered && phase === 'ready') return empty;

  return (
    <Stack>
      {tools}
      {phase === 'failed' && items === undefined ? (
        <ErrorState error={of.error} onRetry={of.reload} />
      ) : items === undefined ? (
        <LoadingState>
          <Stack gap={1.5}>
            {SKELETONS.map((row) => (
              <Skeleton key={row} variant="rounded" height={height} />
            ))}
          </Stack>
        </LoadingState>
      ) : isEmpty ? (
        noneFound
      ) : (
        <Stack aria-busy={phase === 'loading'}>
          <PlainList aria-label={label} onKeyDown={moveBetweenRows} gap={1.5}>
            {items.map((row) => (
              <Fragment key={row.id}>{card(row)}</Fragment>
            ))}
          </PlainList>
          <LoadMore of={of} onMore={of.loadMore} />
          {note}
        </Stack>
      )}
    </Stack>
  );
};
