import type { ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { useText } from '../../i18n/useText.ts';

export interface SortableItem {
  readonly id: string;
  /** What is moved, as it is announced. */
  readonly name: string;
}

interface Props<Item extends SortableItem> {
  readonly items: readonly Item[];
  readonly label: string;
  readonly children: (item: Item, position: number) => ReactNode;
  readonly onReorder: (ids: readonly string[], moved: string) => void;
}

/** A list put in order by dragging or with the keyboard; every move is announced in the interface language. */
export const SortableList = <Item extends SortableItem>({
  items,
  label,
  children,
  onReorder,
}: Props<Item>) => {
  const text = useText();
  const sensors = useSensors(
    // A click on a handle is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map((item) => item.id);
  const nameOf = (id: string | number) => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: string | number | undefined) => ids.indexOf(String(id)) + 1;
  const values = (id: string | number, over: string | number | undefined) => ({
    name: nameOf(id),
    position: placeOf(over ?? id),
    count: ids.length,
  });

  const announcements: Announcements = {
    onDragStart: ({ active }) => text('sortable.start', values(active.id, active.id)),
    onDragOver: ({ active, over }) => text('sortable.over', values(active.id, over?.id)),
    onDragEnd: ({ active, over }) => text('sortable.end', values(active.id, over?.id)),
    onDragCancel: ({ active }) => text('sortable.cancel', { name: nameOf(active.id) }),
  };

  const end = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const moved = String(active.id);
    onReorder(arrayMove(ids, ids.indexOf(moved), ids.indexOf(String(over.id))), moved);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: text('sortable.instructions') },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box
          component="ol"
          aria-label={label}
          sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }}
        >
          {items.map((item, index) => children(item, index + 1))}
        </Box>
      </SortableContext>
    </DndContext>
  );
};
