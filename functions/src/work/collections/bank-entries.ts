import { FieldPath } from 'firebase-admin/firestore';
import type { BankEntry, EntryState } from '@domain/payouts/payouts.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const bankEntries = collection<BankEntry>('bankEntries');

/** An agency's bank entries in a state, last booked first. */
export const findBankEntries = (
  { agencyId, state }: { readonly agencyId: string; readonly state: EntryState },
  after: { readonly day: string; readonly id: string } | undefined,
  limit: number,
): Promise<readonly BankEntry[]> => {
  const query = bankEntries.ref
    .where('agencyId', '==', agencyId)
    .where('state', '==', state)
    .orderBy('bookedOn', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return bankEntries.find(after ? query.startAfter(after.day, after.id) : query);
};
