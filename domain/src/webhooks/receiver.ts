/** In letters. */
export const RECEIVER_MAX = 500;

const LOOPBACK = ['127.0.0.1', 'localhost'];

/**
 * Whether messages could be sent to an address: by https, without a name and password, without a part that stays in a
 * browser. By http to this machine alone, where whoever writes a receiver tries it; where it is not allowed, the API says so.
 */
export const isReceiver = (value: string): boolean => {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    return false;
  }
  const { protocol, hostname, username, password, hash } = url;
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
  return isSafe && username === '' && password === '' && hash === '';
};
