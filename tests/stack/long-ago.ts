import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';
import { runScheduled } from '../../scripts/stack/clock.mjs';

/**
 * A moment of a day in March 2020, in milliseconds: tests move what they made back there, and the clock of scheduled
 * functions with it, because nothing of anybody else's was due then.
 */
export const longAgo = (day: number, time: string, offset = '+01:00'): number =>
  Date.parse(`2020-03-${String(day).padStart(2, '0')}T${time}:00${offset}`);

/** Moves a document's moments; what is a number becomes an instant. */
export const moveBack = (path: string, moments: Readonly<Record<string, number>>): Promise<unknown> =>
  firestore()
    .doc(path)
    .update(
      Object.fromEntries(Object.entries(moments).map(([field, at]) => [field, Timestamp.fromMillis(at)])),
    );

/** Lets the stack's scheduler run a function as if it were that moment. */
export const tick = (name: 'reminders' | 'outcomes' | 'ledger', moment: number): Promise<void> =>
  runScheduled(name, moment);
