/** Token of a talent without access: the page that explains it uses it to export their data. Memory only, read once. */
let kept: string | null = null;

export const keepExportToken = (token: string | null): void => {
  kept = token;
};

export const takeExportToken = (): string | null => {
  const token = kept;
  kept = null;
  return token;
};
