import { EncryptJWT, jwtDecrypt } from 'jose';
import { deriveLinkKey } from './link-key.ts';

/** Purpose of a sealed secret, which opens for that purpose only. */
type SecretPurpose = 'new API keys' | 'webhooks';

/** Encrypts a recoverable secret for the database. It opens while `TOKEN_KEY` stays the same. */
export const sealSecret = (purpose: SecretPurpose, secret: string): Promise<string> =>
  new EncryptJWT({ secret })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(deriveLinkKey(purpose));

/** Opens what `sealSecret` sealed; throws under another key. */
export const openSecret = async (purpose: SecretPurpose, sealed: string): Promise<string> => {
  const { payload } = await jwtDecrypt(sealed, deriveLinkKey(purpose));
  return String(payload['secret']);
};
