import { readTokenPayload } from '../lib/firebase/tokenPayload.ts';

/** Returns account, agency and language of a call; undefined without an account, and for an admin who acts as another person. Proves nothing. */
export const getReader = (headers: Pick<Headers, 'get'>): string | undefined => {
  const { sub, actedBy } = readTokenPayload(headers.get('Authorization') ?? '') ?? {};
  if (typeof sub !== 'string' || actedBy !== undefined) return undefined;
  return [sub, headers.get('X-Agency-Id') ?? '', headers.get('Accept-Language') ?? ''].join();
};
