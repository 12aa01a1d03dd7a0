export const ROSTER_VIEWS_MAX = 50;
