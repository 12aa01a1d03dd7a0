import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import type { PushDevice } from '@domain/notices/push-devices.ts';

/** Size of the only record, in bytes; every push service takes a body of this length. */
const RECORD_BYTES = 4096;
const KEY_ID_BYTES = 65;
/** Of the salt, the record size and the length of the key id. */
const HEADER_BYTES = 16 + 4 + 1;
/** Of the tag and the delimiter that ends the text. */
const OVERHEAD_BYTES = 16 + 1;

/** Longest text that fits into one message, in bytes. */
export const MESSAGE_MAX_BYTES = RECORD_BYTES - HEADER_BYTES - KEY_ID_BYTES - OVERHEAD_BYTES;

const deriveKey = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

const createSender = (): ECDH => {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return sender;
};

/** Returns the body of a message that only one browser can read (RFC 8291, `aes128gcm`). Throws for keys that aren't a browser's. `sender` and `salt` for tests. */
export const encryptMessage = (
  text: string,
  { p256dh, auth }: Pick<PushDevice, 'p256dh' | 'auth'>,
  sender: ECDH = createSender(),
  salt: Uint8Array = randomBytes(16),
): Buffer => {
  const receiverKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const shared = deriveKey(sender.computeSecret(receiverKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = deriveKey(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = deriveKey(shared, salt, 'Content-Encoding: nonce\0', 12);

  const header = Buffer.alloc(HEADER_BYTES);
  header.set(salt);
  header.writeUInt32BE(RECORD_BYTES, 16);
  header.writeUInt8(KEY_ID_BYTES, 20);

  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 marks the last record.
  const encrypted = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()];

  return Buffer.concat([header, senderKey, ...encrypted, cipher.getAuthTag()]);
};
