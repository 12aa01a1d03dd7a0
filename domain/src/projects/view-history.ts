export const VIEWS_MAX = 50;

export const VIEW_STATE_BYTES_MAX = 4096;

/** The last state of a user's view. */
export interface ViewHistory {
  readonly view: string;
  readonly state: Readonly<Record<string, unknown>>;
}
