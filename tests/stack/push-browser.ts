import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import type { PushMessage } from '@domain/notices/push-devices.ts';

/** A push message as its service received it. */
interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

const deriveKey = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** A browser with a subscription at an address, which alone can read what is pushed to it (RFC 8291). */
export const makePushBrowser = (endpoint: string) => {
  const keys = createECDH('prime256v1');
  const ownKey = keys.generateKeys();
  const auth = randomBytes(16);

  const read = ({ bytes }: Received): PushMessage => {
    const salt = bytes.subarray(0, 16);
    const idEnd = 21 + bytes.readUInt8(20);
    const senderKey = bytes.subarray(21, idEnd);

    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey]);
    const shared = deriveKey(keys.computeSecret(senderKey), auth, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      deriveKey(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
      deriveKey(shared, salt, 'Content-Encoding: nonce\0', 12),
    );
    decipher.setAuthTag(bytes.subarray(-16));

    const padded = Buffer.concat([decipher.update(bytes.subarray(idEnd, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushMessage;
  };

  return {
    subscription: {
      endpoint,
      keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read,
  };
};

/** Returns the claims of a message's signature, which is that of the key it names (RFC 8292). */
export const verifySender = async ({ headers }: Received) => {
  const [, token = '', publicKey = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));

  await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'));
  return { publicKey, ...decodeJwt(token) };
};
