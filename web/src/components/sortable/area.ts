import { createContext } from 'react';

export interface SortableItem {
  readonly id: string;
  /** The name of the moved item, for announcements. */
  readonly name: string;
}

/** A list as its area knows it. */
export interface AreaList {
  readonly id: string;
  /** Lists of one lane exchange their items. */
  readonly lane: string;
  readonly label: string;
  readonly items: readonly SortableItem[];
  readonly onReorder: (ids: readonly string[], moved: string) => void;
}

interface Area {
  /** Registers a list; returns the unregister function. */
  readonly register: (list: AreaList) => () => void;
  /** The other list under the dragged item. */
  readonly aim: { readonly listId: string; readonly refusal: string | undefined } | null;
}

export const AreaContext = createContext<Area | null>(null);
