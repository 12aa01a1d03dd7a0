import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { Pages } from '../../../lib/http/usePages.ts';

interface Props<Item> {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly pages: Pages<Item, unknown>;
  readonly row: (item: Item) => ReactNode;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** A paged part of the stored data. */
export const HeldList = <Item extends { readonly id: string }>(props: Props<Item>) => {
  const { title, lead, none, pages, row, children } = props;
  const { items = [] } = pages;

  return (
    <SectionCard title={title} lead={lead}>
      <Stack isBounded>
        {items.length === 0 ? (
          <Muted variant="body1">{none}</Muted>
        ) : (
          <Box component="ul" aria-label={title} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {items.map(row)}
          </Box>
        )}
        <LoadMore of={pages} onMore={pages.loadMore} />
        {children}
      </Stack>
    </SectionCard>
  );
};
