/** Views of which somebody's state is kept. */
export const VIEWS_MAX = 50;

/** The most that the state of a view takes as JSON, in bytes. */
export const VIEW_STATE_BYTES_MAX = 4096;

/** `viewHistory/{uid}_{view}`: how somebody left a view, to find it again. */
export interface ViewHistory {
  readonly view: string;
  readonly state: Readonly<Record<string, unknown>>;
}
