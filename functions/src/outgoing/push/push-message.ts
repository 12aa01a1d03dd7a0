import { setTimeout as wait } from 'node:timers/promises';
import type { PushDevice, PushMessage } from '@domain/notices/push-devices.ts';
import { cutText } from '@domain/values/graphemes.ts';
import { post, type Answer } from '../webhooks/post.ts';
import { encryptMessage, MESSAGE_MAX_BYTES } from './encrypt-message.ts';
import { getPushKey, type PushKey } from './push-key.ts';
import { signRequest } from './sign-request.ts';

/** How a push service keeps a message for a device that is offline. */
export interface PushTerms {
  /** Seconds that it is kept. */
  readonly ttl: number;
  /** `high` wakes a phone that saves power. */
  readonly urgency: 'normal' | 'high';
  /** A message replaces an earlier one with the same topic that waits; at most 32 base64url characters. */
  readonly topic: string;
}

/** Answers that mean that the browser has ended its subscription. */
const GONE: readonly (number | null)[] = [404, 410];

export const isGone = ({ status }: Answer): boolean => GONE.includes(status);

/** Pauses before further attempts, in milliseconds; the topic and the tag make a repeat invisible. */
const PAUSES_MS = [1_000, 5_000];

const isTransient = ({ status, fault }: Answer): boolean =>
  fault === 'slow' || fault === 'unreachable' || status === 429 || (status ?? 0) >= 500;

/** Cuts the body until the whole fits. */
const write = (message: PushMessage, max = message.body.length): string => {
  const text = JSON.stringify({ ...message, body: cutText(message.body, max) });
  return Buffer.byteLength(text) <= MESSAGE_MAX_BYTES || max === 0 ? text : write(message, max >> 1);
};

const sendOnce = async (
  device: PushDevice,
  key: PushKey,
  message: PushMessage,
  { ttl, urgency, topic }: PushTerms,
): Promise<Answer> => {
  let [authorization, body]: readonly [string, Uint8Array] = ['', Buffer.of()];

  try {
    authorization = await signRequest(device.endpoint, key);
    body = encryptMessage(write(message), device);
  } catch {
    return { status: null, fault: 'unsigned' };
  }

  const headers = {
    Authorization: authorization,
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(ttl),
    Topic: topic,
    Urgency: urgency,
  };

  return post(device.endpoint, headers, body);
};

/** Pushes a message to a device, and tries again within seconds where its service is busy. Never throws. */
export const pushMessage = async (
  device: PushDevice,
  message: PushMessage,
  terms: PushTerms,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<Answer> => {
  const key = getPushKey();
  // The browser subscribed to a key that was replaced since.
  if (key?.publicKey !== device.serverKey) return { status: 410, fault: 'refused' };

  const answer = await sendOnce(device, key, message, terms);
  const [pause, ...further] = pausesMs;
  if (pause === undefined || !isTransient(answer)) return answer;

  await wait(pause);
  return pushMessage(device, message, terms, further);
};
