import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useText } from '../../i18n/useText.ts';
import type { AreaList } from './area.ts';

/** What a screen reader hears while an item is dragged. */
export const useAnnouncements = (
  listOf: (id: UniqueIdentifier) => AreaList | undefined,
  /** Returns why an item can't move to another list. */
  refusal: ((id: string, listId: string) => string | undefined) | undefined,
): Announcements => {
  const text = useText();

  const getName = (id: UniqueIdentifier): string =>
    listOf(id)?.items.find((item) => item.id === id)?.name ?? '';

  const values = (id: UniqueIdentifier, over: UniqueIdentifier = id) => {
    const items = listOf(over)?.items ?? [];
    return {
      name: getName(id),
      position: items.findIndex((item) => item.id === over) + 1,
      count: items.length,
    };
  };

  /** Announces an item's position; for another list, also why it can't go there. */
  const present = (
    id: UniqueIdentifier,
    over: UniqueIdentifier | undefined,
    what: 'over' | 'end',
  ): string => {
    const to = over === undefined ? undefined : listOf(over);
    const isElsewhere = to && to.id !== listOf(id)?.id;
    const why = isElsewhere ? refusal?.(String(id), to.id) : undefined;
    if (why !== undefined) return why;
    return isElsewhere
      ? text('sortable.elsewhere', { name: getName(id), list: to.label })
      : text(`sortable.${what}`, values(id, over));
  };

  return {
    onDragStart: ({ active }) => text('sortable.start', values(active.id)),
    onDragOver: ({ active, over }) => present(active.id, over?.id, 'over'),
    onDragEnd: ({ active, over }) => present(active.id, over?.id, 'end'),
    onDragCancel: ({ active }) => text('sortable.cancel', { name: getName(active.id) }),
  };
};
