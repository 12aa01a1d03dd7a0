import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';

/** A moment in March 2020, in milliseconds: tests move their records and scheduled functions there, where nothing else is due. */
export const getPastMoment = (day: number, time: string, offset = '+01:00'): number =>
  Date.parse(`2020-03-${String(day).padStart(2, '0')}T${time}:00${offset}`);

/** Moves a document's moments; numbers become timestamps. */
export const moveBack = (path: string, moments: Readonly<Record<string, number>>): Promise<unknown> =>
  firestore()
    .doc(path)
    .update(
      Object.fromEntries(
        Object.entries(moments).map(([field, moment]) => [field, Timestamp.fromMillis(moment)]),
      ),
    );

export const tick = async (
  name: 'reminders' | 'outcomes' | 'ledger' | 'takeCounts',
  moment: number,
): Promise<void> => {
  const functions = await import('../../functions/src/index.ts');
  await functions[name].run({ scheduleTime: new Date(moment).toISOString() });
};
