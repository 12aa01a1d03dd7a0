import { createHash } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type { CallLimit } from '@domain/contract.ts';
import { NEAR_LIMIT_SHARE } from '@domain/health/health.ts';
import { collectionRef } from '../../platform/firestore/db.ts';

/** An agency's email sent by a call; its window counts per agency and recipient. */
export interface AgencyMail {
  readonly agencyId: string;
  readonly inbox: string;
}

/** `rateLimits/{hash of call and caller}`: a caller's number of calls, and the window's end. */
export interface Window {
  readonly endpoint: string;
  readonly calls: number;
  readonly endsAt: Timestamp;
  /** Of a summed window: when an instance last added its calls. */
  readonly addedAt?: Timestamp;
  /** For emails sent by agencies: the recipient, and what that agency's admins see. */
  readonly inbox?: string;
  readonly max?: number;
  /** At least four fifths are used. */
  readonly isNear?: boolean;
  readonly agencyIds?: readonly string[];
  /** Calls per agency, which sees only its own. */
  readonly ofAgency?: Readonly<Record<string, number>>;
}

/** A person's long calls: when each stops counting, in milliseconds since the epoch. */
export interface RunningWindow extends Window {
  readonly running: Readonly<Record<string, number>>;
}

export const addToWindow = (
  window: Window,
  more: number,
  limit: CallLimit,
  mail: AgencyMail | undefined,
): Window => {
  const calls = window.calls + more;
  if (!mail) return { ...window, calls };
  const { agencyId, inbox } = mail;
  const ofAgency = { ...window.ofAgency, [agencyId]: (window.ofAgency?.[agencyId] ?? 0) + more };
  const isNear = calls >= limit.calls * NEAR_LIMIT_SHARE;
  return { ...window, calls, inbox, max: limit.calls, isNear, agencyIds: Object.keys(ofAgency), ofAgency };
};

export const createWindow = (endpoint: string, { seconds }: CallLimit): Window => ({
  endpoint,
  calls: 0,
  endsAt: Timestamp.fromMillis(Date.now() + seconds * 1000),
});

export const isOpen = (window: Window | undefined): window is Window =>
  window !== undefined && window.endsAt.toMillis() > Date.now();

const rateLimits = () => collectionRef('rateLimits');

/** A caller's window; only a hash of the caller is stored. */
export const getWindow = (endpoint: string, caller: string): DocumentReference =>
  rateLimits().doc(createHash('sha256').update(`${endpoint} ${caller}`).digest('base64url'));

interface CountedInbox {
  readonly endpoint: string;
  readonly inbox: string;
  readonly max: number;
  readonly used: number;
  readonly own: number;
  readonly endsAt: Timestamp;
}

/** Returns inboxes near the limit that an agency has written to, first ending window first. */
export const findNearlyFullInboxes = async (
  agencyId: string,
  limit: number,
): Promise<readonly CountedInbox[]> => {
  const near = rateLimits().where('agencyIds', 'array-contains', agencyId).where('isNear', '==', true);
  const { docs } = await near.where('endsAt', '>', Timestamp.now()).orderBy('endsAt').limit(limit).get();
  return docs.map((snapshot) => {
    const { endpoint, inbox = '', max = 0, calls, ofAgency, endsAt } = snapshot.data() as Window;
    return { endpoint, inbox, max, used: calls, own: ofAgency?.[agencyId] ?? 0, endsAt };
  });
};
