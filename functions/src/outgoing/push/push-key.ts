import { createECDH } from 'node:crypto';
import { PUSH_KEY } from '../../config.ts';

/** The key pair of this installation, base64url. */
export interface PushKey {
  readonly privateKey: string;
  /** An uncompressed point. */
  readonly publicKey: string;
}

/** 32 bytes. */
const PRIVATE_KEY = /^[\w-]{43}$/;

/** Returns the installation's key pair; undefined: nothing is pushed. */
export const getPushKey = (): PushKey | undefined => {
  const privateKey = PUSH_KEY.value().trim();
  if (!PRIVATE_KEY.test(privateKey)) return undefined;

  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: ecdh.getPublicKey('base64url') };
};
