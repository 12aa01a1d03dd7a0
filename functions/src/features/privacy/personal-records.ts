import type { CollectionName } from '@domain/access/matrix.ts';

/** Where something is held about a talent, and how it is found. */
export interface PersonalRecords {
  readonly collection: CollectionName;
  /** `id`: the document's name is the talent's uid. Otherwise the field that holds the uid, or an address of theirs. */
  readonly by: 'id' | 'talentId' | 'userId' | 'clientId' | 'email' | 'to';
  /** Field with the path of an MP3 in the bucket that goes with the document. */
  readonly audio?: 'storagePath';
  /** A collection with a document of the same name about each of these. */
  readonly beside?: CollectionName;
}

/** Whether a holding is found by address: it may be of an agency that the talent never worked with. */
export const isByAddress = ({ by }: PersonalRecords): boolean => by === 'email' || by === 'to';

/**
 * Everything held about a talent. All of it is handed out on request, and deleted on request, in this order: what makes
 * them findable goes first, the account last, so that what was interrupted can be taken up again.
 */
export const PERSONAL_RECORDS: readonly PersonalRecords[] = [
  { collection: 'demoCache', by: 'talentId' },
  { collection: 'talentCache', by: 'id' },
  { collection: 'mail', by: 'to' },
  { collection: 'stuckMail', by: 'to' },
  { collection: 'demos', by: 'talentId', audio: 'storagePath', beside: 'demoDossiers' },
  { collection: 'castingDemos', by: 'talentId' },
  { collection: 'auditionEntries', by: 'talentId' },
  { collection: 'auditionInvites', by: 'talentId', audio: 'storagePath' },
  { collection: 'availabilityRequests', by: 'talentId' },
  { collection: 'availabilityInvites', by: 'talentId' },
  { collection: 'talentRateCards', by: 'talentId' },
  { collection: 'talentRates', by: 'id' },
  { collection: 'roster', by: 'talentId' },
  { collection: 'talentTerms', by: 'talentId' },
  { collection: 'talentScores', by: 'talentId' },
  { collection: 'talentDossiers', by: 'talentId' },
  { collection: 'billingInformation', by: 'id' },
  { collection: 'connectionSessions', by: 'id' },
  { collection: 'vacations', by: 'talentId' },
  { collection: 'selfServiceInvites', by: 'talentId' },
  { collection: 'selfServiceInvites', by: 'email' },
  { collection: 'engineerInvites', by: 'email' },
  { collection: 'viewHistory', by: 'userId' },
  { collection: 'consents', by: 'userId' },
  { collection: 'memberships', by: 'userId' },
  { collection: 'engineerAssignments', by: 'talentId' },
  // Somebody may be more than a talent, and their one account goes.
  { collection: 'clientTerms', by: 'clientId' },
  { collection: 'clients', by: 'id' },
  { collection: 'engineers', by: 'id' },
  { collection: 'talents', by: 'id' },
  { collection: 'users', by: 'id' },
];

/**
 * Where somebody may be mentioned in a record about something else: their values are taken out, the record stays. Of
 * remembered replies the record goes.
 */
export const MENTIONS = [
  'audit',
  'mail',
  'idempotency',
  'reportInvites',
  'castings',
] as const satisfies readonly CollectionName[];

/**
 * What stays, and why. Orders, payments and signed reports are business records, which the law has the agency keep; they
 * name a talent in words at most. `docs/data-model.md` says how long.
 */
export const KEPT: Readonly<Partial<Record<CollectionName, string>>> = {
  recordingSessionReports: 'signed by several, and proof of what was recorded: a business record',
  recordingSessions: 'when and where the work was done: belongs to the report',
  orders: 'a business record of the client and the agency',
  orderStatus: 'belongs to its order',
  paymentActions: 'belongs to its order',
  billings: "a company's, for its invoices",
  deletionRequests: 'the proof that it was done; without name and address',
};
