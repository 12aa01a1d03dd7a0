import type { CollectionName } from '@domain/access/matrix.ts';
import type { DeletionScope } from '@domain/privacy/privacy.ts';

export interface PersonalRecords {
  readonly collection: CollectionName;
  /** Whether it concerns the talent role, or the person with all roles. */
  readonly of: DeletionScope;
  /** `id`: the document's id is the uid. Otherwise the field with the uid, an address, or its inbox. */
  readonly by: 'id' | 'talentId' | 'userId' | 'clientId' | 'email' | 'to' | 'inbox';
  /** Field with the path of an MP3 in the bucket that goes with the document. */
  readonly audio?: 'storagePath';
  /** A collection with companion documents of the same ids. */
  readonly companion?: CollectionName;
}

/** Whether a kind of record is found by address: it may belong to an agency that the talent never worked with. */
export const isByAddress = ({ by }: PersonalRecords): boolean =>
  by === 'email' || by === 'to' || by === 'inbox';

/**
 * All records about a talent, for export and erasure, in this order: search entries first, the account last, so an interrupted erasure can resume.
 * A person with other roles loses only talent data; emails expire automatically, and consents apply to the account.
 */
export const PERSONAL_RECORDS: readonly PersonalRecords[] = [
  { collection: 'demoCache', of: 'talent', by: 'talentId' },
  { collection: 'testedVoices', of: 'talent', by: 'talentId' },
  { collection: 'talentCache', of: 'talent', by: 'id' },
  { collection: 'mail', of: 'person', by: 'to' },
  { collection: 'stuckMail', of: 'person', by: 'to' },
  // How many more emails agencies may send to an inbox; expires within a day.
  { collection: 'rateLimits', of: 'person', by: 'inbox' },
  { collection: 'demos', of: 'talent', by: 'talentId', audio: 'storagePath', companion: 'demoDossiers' },
  { collection: 'castingDemos', of: 'talent', by: 'talentId' },
  // Project members' comments on a voice, and comments by an erased person.
  { collection: 'voiceComments', of: 'talent', by: 'talentId' },
  { collection: 'voiceComments', of: 'person', by: 'userId' },
  // Project members' ratings of a voice, and that they played it.
  { collection: 'voiceRatings', of: 'talent', by: 'talentId' },
  { collection: 'voiceRatings', of: 'person', by: 'userId' },
  // Guests' votes on a voice; their identity is in another record.
  { collection: 'guestVotes', of: 'talent', by: 'talentId' },
  { collection: 'guestComments', of: 'talent', by: 'talentId' },
  { collection: 'auditionEntries', of: 'talent', by: 'talentId' },
  { collection: 'auditionInvites', of: 'talent', by: 'talentId', audio: 'storagePath' },
  // A talent's refusals with reasons, for the agency.
  { collection: 'auditionDossiers', of: 'talent', by: 'talentId' },
  { collection: 'confidentialities', of: 'talent', by: 'talentId' },
  // A person's downloads of private scripts, and a talent's.
  { collection: 'scriptDownloads', of: 'talent', by: 'talentId' },
  { collection: 'scriptDownloads', of: 'person', by: 'userId' },
  // A person's listens. Listens to a talent's own takes are deleted with the entry; the talent sees the side, not the name.
  { collection: 'takeListens', of: 'person', by: 'userId' },
  { collection: 'availabilityRequests', of: 'talent', by: 'talentId' },
  { collection: 'availabilityInvites', of: 'talent', by: 'talentId' },
  { collection: 'calendars', of: 'talent', by: 'id' },
  { collection: 'liveLicences', of: 'talent', by: 'id' },
  { collection: 'exclusivities', of: 'talent', by: 'talentId' },
  { collection: 'useReports', of: 'talent', by: 'talentId' },
  // Their messages to an agency, with its answers.
  { collection: 'enquiries', of: 'talent', by: 'talentId' },
  { collection: 'enquiries', of: 'person', by: 'userId' },
  { collection: 'webhookEvents', of: 'talent', by: 'talentId' },
  { collection: 'webhookDeliveries', of: 'talent', by: 'talentId' },
  { collection: 'talentRateCards', of: 'talent', by: 'talentId' },
  { collection: 'rehearsals', of: 'talent', by: 'talentId' },
  { collection: 'talentRates', of: 'talent', by: 'id' },
  { collection: 'roster', of: 'talent', by: 'talentId' },
  { collection: 'talentTerms', of: 'talent', by: 'talentId' },
  { collection: 'talentScores', of: 'talent', by: 'talentId' },
  { collection: 'talentDossiers', of: 'talent', by: 'talentId' },
  { collection: 'billingInformation', of: 'talent', by: 'id' },
  { collection: 'paymentDetails', of: 'talent', by: 'id' },
  { collection: 'connectionSessions', of: 'talent', by: 'id' },
  { collection: 'agencyChanges', of: 'talent', by: 'id' },
  { collection: 'vacations', of: 'talent', by: 'talentId' },
  { collection: 'selfServiceInvites', of: 'talent', by: 'talentId', companion: 'inviteTags' },
  { collection: 'selfServiceInvites', of: 'talent', by: 'email', companion: 'inviteTags' },
  { collection: 'invitations', of: 'person', by: 'email' },
  { collection: 'engineerInvites', of: 'person', by: 'email' },
  { collection: 'teamInvites', of: 'person', by: 'email' },
  { collection: 'projectPresence', of: 'person', by: 'userId' },
  { collection: 'viewHistory', of: 'person', by: 'userId' },
  { collection: 'notices', of: 'person', by: 'userId' },
  { collection: 'pushDevices', of: 'person', by: 'userId' },
  { collection: 'consents', of: 'person', by: 'userId' },
  // A talent's consents to synthetic voices, deleted with the recordings.
  { collection: 'consents', of: 'talent', by: 'talentId' },
  { collection: 'memberships', of: 'person', by: 'userId' },
  { collection: 'engineerAssignments', of: 'talent', by: 'talentId' },
  { collection: 'sessionAssignments', of: 'talent', by: 'talentId' },
  { collection: 'clientNotes', of: 'person', by: 'clientId' },
  { collection: 'clientTerms', of: 'person', by: 'clientId' },
  { collection: 'clients', of: 'person', by: 'id' },
  { collection: 'engineers', of: 'person', by: 'id' },
  { collection: 'pulses', of: 'talent', by: 'talentId' },
  { collection: 'talents', of: 'talent', by: 'id' },
  { collection: 'users', of: 'person', by: 'id' },
];

export const RETAINED_AND_EXPORTED: readonly PersonalRecords[] = [
  { collection: 'deletionRequests', of: 'person', by: 'id' },
  { collection: 'earnings', of: 'talent', by: 'talentId' },
  { collection: 'payoutItems', of: 'talent', by: 'talentId' },
  { collection: 'selfBillingAgreements', of: 'talent', by: 'talentId' },
  { collection: 'selfBilledPapers', of: 'talent', by: 'talentId' },
  { collection: 'talentInvoices', of: 'talent', by: 'talentId' },
];

export const getPersonalRecords = (scope: DeletionScope): readonly PersonalRecords[] =>
  PERSONAL_RECORDS.filter((kind) => scope === 'person' || kind.of === 'talent');

/** Collections whose records may mention a person: their values are removed and the record stays; stored replies are deleted. */
export const MENTIONING_COLLECTIONS = [
  'audit',
  'mail',
  'notices',
  'idempotency',
  'reportInvites',
  'sessionContacts',
  'castings',
] as const satisfies readonly CollectionName[];

/** Retained records with the reason. Orders, payments and signed reports stay by law. `docs/data-model.md` lists the periods. */
export const RETAINED_RECORDS: Readonly<Partial<Record<CollectionName, string>>> = {
  recordingSessionReports: 'signed by several, and proof of what was recorded: a business record',
  recordingSessions:
    'when and where the work was done: belongs to the report; participants are removed from it',
  sessionFiles:
    'what was recorded, and from what: belongs to its session; by whom it came is a uid that leads to nobody',
  deliveries: 'what was delivered and whether the client accepted it: belongs to its session',
  deliveryUploads: 'belongs to its delivery; by whom it came is a uid that leads to nobody',
  orders: 'a business record of the client and the agency',
  orderStatus: 'belongs to its order',
  soldLicences: 'what a client may use for how long, which they have to be able to prove: a business record',
  ledgerOrders: 'belongs to its order',
  orderRevisions: 'belongs to its order: what its price was computed from',
  paymentActions: 'belongs to its order',
  payments: 'belongs to its order',
  paymentEvents: 'what a provider reported of an order; names nobody',
  earnings: 'what the agency owes or has paid: a business record, by a uid that leads to nobody',
  payoutItems: 'what the agency has paid: a business record, with an account only until it is paid',
  earningLocks: 'belongs to its earning',
  selfBillingAgreements: 'the proof that papers were issued with consent: belongs to them',
  selfBilledPapers: 'an invoice in the talent’s name, which both sides keep by law',
  talentInvoices: 'an invoice of the talent, which the agency keeps by law',
  payoutRuns: 'belongs to what the agency has paid; by uids that lead to nobody',
  bankEntries: 'the bank statement of an agency: a business record',
  invoices: 'a business record, which names no talent',
  projectScripts: 'belongs to its project; by whom it was written is a uid that leads to nobody',
  auditionWeeks: 'counts auditions, and names nobody',
  revenueMonths: 'sums of invoices',
  companyCounts: 'counts of projects and sums of orders',
  invoiceSequences: 'counts invoices',
  billingTerms: "an agency's, for its invoices",
  billings: "a company's, for its invoices",
  deletionRequests: 'the proof that it was done; without name and address',
};
