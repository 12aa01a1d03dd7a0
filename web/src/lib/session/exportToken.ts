/** Token of a talent without access: the page that explains it uses it to export their data. Memory only, read once. */
let storedToken: string | null = null;

export const keepExportToken = (token: string | null): void => {
  storedToken = token;
};

export const takeExportToken = (): string | null => {
  const token = storedToken;
  storedToken = null;
  return token;
};
