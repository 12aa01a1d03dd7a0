type Values = Readonly<Record<string, unknown>>;

/** The address of a call below the API's root: `{name}` filled from params, empty query values left out. */
export const callAddress = (path: string, params: Values = {}, query: Values = {}): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `${filled}${text ? `?${text}` : ''}`;
};
