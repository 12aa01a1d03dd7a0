/** Token of a talent who may not enter: the page that explains it uses it to export their data. In memory only, and read once. */
let kept: string | null = null;

export const keepExportToken = (token: string | null): void => {
  kept = token;
};

export const takeExportToken = (): string | null => {
  const token = kept;
  kept = null;
  return token;
};
