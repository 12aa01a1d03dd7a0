const API = '/api';

/** Default when the address names no endpoint of ours. */
export const DEFAULT_TARGET = '/user/setNewPassword';

/** Returns the endpoint below `/api` named by `target` in an address. Any other origin would receive the user's password, so it is replaced by the default. */
export const resetTarget = (target: string | null, origin: string): string => {
  if (!target) return DEFAULT_TARGET;
  let url: URL;
  try {
    url = new URL(target, origin);
  } catch {
    return DEFAULT_TARGET;
  }
  const isOurs = url.origin === origin && url.username === '' && url.pathname.startsWith(`${API}/`);
  return isOurs ? url.pathname.slice(API.length) : DEFAULT_TARGET;
};
