export const RECEIVER_MAX = 500;

const LOOPBACK = ['127.0.0.1', 'localhost'];

/**
 * Returns whether an address can receive messages: https, no credentials, no fragment. http only to this
 * machine, for developing receivers; where that isn't allowed, the API refuses it.
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
