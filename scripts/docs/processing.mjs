import { loadTs } from '../load-ts.mjs';

const { PERSONAL_RECORDS, RETAINED_AND_EXPORTED, RETAINED_RECORDS, MENTIONING_COLLECTIONS } = await loadTs(
  'functions/src/features/privacy/erasure/personal-records.ts',
);

/** Why personal data is processed, whose it is, and the collections that contain it. */
const PROCESSING = [
  {
    purpose: 'Accounts, rights and consents',
    people: 'everyone with an account, people who were invited',
    collections: [
      'users memberships consents invitations teamInvites engineerInvites selfServiceInvites inviteTags',
      'idempotency rateLimits deletionRequests',
    ],
  },
  {
    purpose: 'The roster of an agency, and its clients',
    people: 'talents, engineers, people of clients',
    collections: [
      'talents talentCache roster talentDossiers talentTerms talentScores agencyChanges engineers engineerAssignments',
      'connectionSessions rehearsals vacations calendars clients clientNotes clientTerms',
    ],
  },
  {
    purpose: 'Finding and casting voices',
    people: 'talents, people of clients, guests of a link',
    collections: [
      'demos demoDossiers demoCache testedVoices castings castingDemos voiceComments voiceRatings guests guestVotes',
      'guestComments auditionEntries auditionInvites auditionDossiers auditionWeeks takeListens scriptDownloads',
      'confidentialities projectScripts projectPresence viewHistory',
    ],
  },
  {
    purpose: 'Booking, recording and delivery',
    people: 'talents, engineers, people of clients, signers of a report',
    collections: [
      'availabilityRequests availabilityInvites recordingSessions sessionAssignments sessionContacts sessionFiles',
      'deliveries deliveryUploads reportInvites recordingSessionReports',
    ],
  },
  {
    purpose: 'Licences, prices, invoices and payment',
    people: 'talents, people of clients',
    collections: [
      'talentRates talentRateCards orders orderStatus orderRevisions soldLicences ledgerOrders liveLicences',
      'exclusivities useReports payments paymentActions paymentEvents invoices invoiceSequences billings billingTerms',
      'billingInformation paymentDetails earnings earningLocks payoutItems payoutRuns bankEntries',
      'selfBillingAgreements selfBilledPapers talentInvoices revenueMonths companyCounts',
    ],
  },
  {
    purpose: 'Messages and news',
    people: 'everyone who gets an email',
    collections: ['mail stuckMail notices pushDevices enquiries pulses webhookEvents webhookDeliveries'],
  },
  { purpose: 'Proof of what was done', people: 'everyone with an account', collections: ['audit'] },
];

const listCollections = ({ collections }) => collections.flatMap((names) => names.split(' '));

/** Returns the collections of the table, those that contain personal data, and those that have several purposes. */
export const compareCollections = () => {
  const listed = PROCESSING.flatMap(listCollections);
  const personal = [
    ...[...PERSONAL_RECORDS, ...RETAINED_AND_EXPORTED].flatMap(({ collection, companion }) =>
      companion ? [collection, companion] : [collection],
    ),
    ...MENTIONING_COLLECTIONS,
    ...Object.keys(RETAINED_RECORDS),
  ];
  return {
    listed,
    missing: [...new Set(personal)].filter((name) => !listed.includes(name)),
    repeated: listed.filter((name, index) => listed.indexOf(name) !== index),
  };
};

const quote = (names) => names.map((name) => `\`${name}\``).join(', ');

/** Returns the record of processing as a table for docs/privacy.md. */
export const toProcessingTable = () => {
  const deleted = PERSONAL_RECORDS.flatMap(({ collection, companion }) => [collection, companion]);
  const rows = PROCESSING.map((processing) => {
    const names = listCollections(processing);
    const erased = quote(names.filter((name) => deleted.includes(name)));
    const remaining = quote(names.filter((name) => !deleted.includes(name)));
    return `| ${processing.purpose} | ${processing.people} | ${erased || 'nothing'} | ${remaining || 'nothing'} |`;
  });
  return [
    '| purpose | people | deleted with the person | stays, without the person where possible |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
};
