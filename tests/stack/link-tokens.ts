import { EncryptJWT, jwtDecrypt } from 'jose';
import { readSecret } from './secrets.ts';
import { deriveLinkKey } from '../../functions/src/work/tokens/link-key.ts';

process.env['TOKEN_KEY'] = readSecret('TOKEN_KEY');

/** A mailed link's lifetime in seconds. */
export const getLifetime = async (token: string): Promise<number> => {
  const { iat = 0, exp = 0 } = (await jwtDecrypt(token, deriveLinkKey('tokens'))).payload;
  return exp - iat;
};

/** The same link as if sent long ago, sealed with the local stack's key. */
export const makeOlder = async (token: string, seconds: number): Promise<string> => {
  const { payload, protectedHeader } = await jwtDecrypt(token, deriveLinkKey('tokens'));
  const { iat = 0, exp = 0 } = payload;
  return new EncryptJWT({ ...payload, iat: iat - seconds, exp: exp - seconds })
    .setProtectedHeader({ alg: 'dir', enc: protectedHeader.enc })
    .encrypt(deriveLinkKey('tokens'));
};

/** A link's token, sealed with the local stack's own key. */
export { signToken } from '../../functions/src/work/tokens/tokens.ts';
