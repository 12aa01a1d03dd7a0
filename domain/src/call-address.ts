type Values = Readonly<Record<string, unknown>>;

/** Returns a call's path below the API's root: fills `{name}` from params, omits empty query values. */
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
