import { EncryptJWT, jwtDecrypt } from 'jose';
import { linkKey } from './link-key.ts';

/** What a secret is sealed for: one sealed for one purpose does not open for another. */
export type SecretPurpose = 'new API keys' | 'webhooks';

/** A secret that has to be had again, in a form that can stand in the database. It opens as long as `TOKEN_KEY` is the same. */
export const sealSecret = (purpose: SecretPurpose, secret: string): Promise<string> =>
  new EncryptJWT({ secret }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(linkKey(purpose));

/** What `sealSecret` sealed; throws where that was under another key. */
export const openSecret = async (purpose: SecretPurpose, sealed: string): Promise<string> => {
  const { payload } = await jwtDecrypt(sealed, linkKey(purpose));
  return String(payload['secret']);
};
