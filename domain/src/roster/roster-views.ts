/** Views that an agency keeps at most. */
export const ROSTER_VIEWS_MAX = 50;
