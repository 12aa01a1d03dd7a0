/**
 * The token of a talent who may not enter: the page that says so exports their data with it. In memory alone, and taken
 * once.
 */
let kept: string | null = null;

export const keepExportToken = (token: string | null): void => {
  kept = token;
};

export const takeExportToken = (): string | null => {
  const token = kept;
  kept = null;
  return token;
};
