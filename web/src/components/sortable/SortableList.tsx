import { useContext, useId, type ReactNode } from 'react';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { PlainList } from '../layout/PlainList.tsx';
import { AreaContext, type AreaList, type SortableItem } from './area.ts';
import { SortableArea } from './SortableArea.tsx';
import { useAreaList } from './useAreaList.ts';

export type { SortableItem } from './area.ts';

interface Props<Item extends SortableItem> {
  readonly items: readonly Item[];
  readonly label: string;
  readonly children: (item: Item, position: number) => ReactNode;
  readonly onReorder: (ids: readonly string[], moved: string) => void;
  /** Identifies the list in its area; absent: a single list. */
  readonly place?: Pick<AreaList, 'id' | 'lane'>;
}

const Rows = <Item extends SortableItem>({
  items,
  label,
  children,
  onReorder,
  place,
}: Props<Item> & { readonly place: Pick<AreaList, 'id' | 'lane'> }) => {
  useAreaList({ ...place, label, items, onReorder });

  return (
    <SortableContext id={place.id} items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
      <PlainList
        component="ol"
        aria-label={label}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1,
        }}
      >
        {items.map((item, index) => children(item, index + 1))}
      </PlainList>
    </SortableContext>
  );
};

/** A list sorted by dragging or keyboard; moves are announced in the interface language. */
export const SortableList = <Item extends SortableItem>(props: Props<Item>) => {
  const area = useContext(AreaContext);
  const id = useId();
  const place = props.place ?? { id, lane: id };
  if (area) return <Rows {...props} place={place} />;
  return (
    <SortableArea>
      <Rows {...props} place={place} />
    </SortableArea>
  );
};
