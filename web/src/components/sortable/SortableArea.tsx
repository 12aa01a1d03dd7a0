import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type DragOverEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useText } from '../../i18n/useText.ts';
import { AreaContext, type AreaList } from './area.ts';
import { useAnnouncements } from './useAnnouncements.ts';

interface Props {
  readonly children: ReactNode;
  /** Returns why an item can't move to another list of its lane; undefined: it can. */
  readonly refusal?: (id: string, listId: string) => string | undefined;
  /** Called when an item moves to another list of its lane, at a position from 0. */
  readonly onMove?: (id: string, listId: string, position: number) => void;
}

/** Lists that are sorted, and exchange items, by dragging or keyboard. */
export const SortableArea = ({ children, refusal, onMove }: Props) => {
  const text = useText();
  const lists = useRef(new Map<UniqueIdentifier, AreaList>());
  const [aim, setAim] = useState<{ listId: string; refusal: string | undefined } | null>(null);
  const sensors = useSensors(
    // A click on a handle isn't a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const register = useCallback((list: AreaList) => {
    lists.current.set(list.id, list);
    return () => {
      if (lists.current.get(list.id) === list) lists.current.delete(list.id);
    };
  }, []);

  /** Returns the list of an item, or the list with this id. */
  const listOf = (id: UniqueIdentifier): AreaList | undefined =>
    lists.current.get(id) ??
    [...lists.current.values()].find(({ items }) => items.some((sortableItem) => sortableItem.id === id));

  const announcements = useAnnouncements(listOf, refusal);

  const detectCollision: CollisionDetection = (args) => {
    const lane = listOf(args.active.id)?.lane;
    const within = args.droppableContainers.filter(({ id }) => listOf(id)?.lane === lane);
    return closestCenter({ ...args, droppableContainers: within });
  };

  const over = ({ active, over: target }: DragOverEvent) => {
    const to = target && listOf(target.id);
    if (!to || to.id === listOf(active.id)?.id) setAim(null);
    else setAim({ listId: to.id, refusal: refusal?.(String(active.id), to.id) });
  };

  const end = ({ active, over: target }: DragEndEvent) => {
    setAim(null);

    if (!target || active.id === target.id) return;

    const moved = String(active.id);
    const [from, to] = [listOf(active.id), listOf(target.id)];
    if (!from || !to) return;

    const ids = to.items.map(({ id }) => id);
    const position = ids.indexOf(String(target.id));
    if (from.id === to.id) {
      from.onReorder(arrayMove(ids, ids.indexOf(moved), position), moved);
      return;
    }

    const rect = active.rect.current.translated;
    const isBelow = rect !== null && rect.top + rect.height / 2 > target.rect.top + target.rect.height / 2;

    if (refusal?.(moved, to.id) === undefined)
      onMove?.(moved, to.id, position === -1 ? 0 : position + (isBelow ? 1 : 0));
  };

  const area = useMemo(() => ({ register, aim }), [register, aim]);

  return (
    <AreaContext value={area}>
      <DndContext
        sensors={sensors}
        collisionDetection={detectCollision}
        onDragOver={over}
        onDragEnd={end}
        onDragCancel={() => setAim(null)}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: text('sortable.instructions') },
        }}
      >
        {children}
      </DndContext>
    </AreaContext>
  );
};
