import { Timestamp } from 'firebase-admin/firestore';
import { OVERDUE_MS } from '@domain/health/health.ts';
import type { SystemStatus } from '@domain/reference/reference.ts';
import { findDueMails } from '../../work/collections/mail.ts';
import type { Operation } from '../../work/operation.ts';

/** Anyone may call, so a burst costs no more than one read in this time. In milliseconds. */
const KEEP_MS = 2_000;

let latest: { readonly until: number; readonly status: Promise<SystemStatus> } | undefined;

const readStatus = async (now: number): Promise<SystemStatus> => {
  const overdue = await findDueMails(Timestamp.fromMillis(now - OVERDUE_MS), 1);
  return { release: process.env['RELEASE'] ?? 'local', outbox: overdue.length > 0 ? 'late' : 'current' };
};

/** Returns the system's status; a database out of reach is answered with 503. */
export const getStatus: Operation<'reference.status'> = () => {
  const now = Date.now();
  if (latest && latest.until > now) return latest.status;

  const status = readStatus(now);
  latest = { until: now + KEEP_MS, status };
  // A failed read must not be remembered.
  status.catch(() => (latest = undefined));

  return status;
};
