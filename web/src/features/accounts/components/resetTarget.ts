const API = '/api';

/** Where a new password goes when the address names no place, or none of ours. */
export const DEFAULT_TARGET = '/user/setNewPassword';

/**
 * The endpoint below `/api` that an address names with `target`. Anything but our own API would be sent the password of
 * whoever opened the link, so it gives way to the default.
 */
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
