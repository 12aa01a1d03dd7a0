import type { ReactNode } from 'react';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
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
          <PlainList aria-label={title}>{items.map(row)}</PlainList>
        )}
        <LoadMore of={pages} onMore={pages.loadMore} />
        {children}
      </Stack>
    </SectionCard>
  );
};
