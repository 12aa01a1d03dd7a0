import type { Device } from '../accounts/sign-ins.ts';
import type { Instant } from '../contract.ts';

/**
 * `pushDevices/{id}`: a browser to which a person's notices are pushed (RFC 8030). Its id is a hash of its endpoint. Deleted when that
 * browser signs out or refuses, and when the person's sessions or access end.
 */
export interface PushDevice extends Device {
  readonly id: string;
  readonly userId: string;
  /** Address at the browser's push service; a secret, because its holder can send. */
  readonly endpoint: string;
  /** Public key and secret of the browser, to encrypt messages to it (RFC 8291); base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** Public key of this installation to which the browser subscribed; it accepts no other. */
  readonly serverKey: string;
  readonly createdAt: Instant;
}

/** Devices of a person at most; a further one replaces the oldest. */
export const PUSH_DEVICES_MAX = 10;

/** A device as shown to its owner. */
export interface ListedPushDevice extends Device {
  readonly id: string;
  /** ISO, UTC. */
  readonly addedAt: string;
}

/** What a pushed message contains, for the app's service worker. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Language of both. */
  readonly lang: string;
  /** Path in the app, without a token. */
  readonly path: string;
  /** A message replaces an earlier one with the same tag. */
  readonly tag: string;
}
