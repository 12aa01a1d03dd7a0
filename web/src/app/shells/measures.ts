export const SIDEBAR_WIDTH = 216;
export const RAIL_WIDTH = 60;
export const HEADER_HEIGHT = 56;
