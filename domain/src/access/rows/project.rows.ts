import { internal, fetchable, listable, type CollectionRule } from '../row.ts';

const projectReaders = { client: ['ownCompany'], agencyTeam: ['ownAgency'], admin: ['ownAgency'] } as const;

/** Engineers read their sessions for agencies that engage them. */
const recording = { ...projectReaders, engineer: ['engineerInAgency'] } as const;

/** Projects and dependent records, each with its agency and company. */
export const PROJECT_ROWS = [
  listable('projects', projectReaders),
  // Who has it open now.
  listable('projectPresence', projectReaders),
  // The script of an express project, shown by the API.
  internal('projectScripts'),
  // Ratings and plays of voices.
  listable('voiceRatings', projectReaders),
  listable('voices', projectReaders),
  listable('voiceAssets', projectReaders),
  listable('licences', projectReaders),
  listable('castings', projectReaders),
  listable('castingDemos', projectReaders),
  // Internal comments of project members on a voice; neither its talent nor guests see them.
  listable('voiceComments', projectReaders),
  // Hashed passcodes of links, and revoked addresses.
  internal('linkSecrets'),
  internal('retiredLinks'),
  // Guests have no account: the API shows them their data.
  listable('guests', projectReaders),
  listable('guestVotes', projectReaders),
  listable('guestComments', projectReaders),
  listable('auditions', projectReaders),
  // Talents get their part in a request from the API only, with keys: its id contains project and casting.
  listable('auditionEntries', projectReaders),
  // Reasons of refusals: for the agency's people, never for the client.
  listable('auditionDossiers', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  // Acceptances of confidentiality, with names: for the agency's people.
  listable('confidentialities', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  // Who downloaded private scripts, shown by the API.
  internal('scriptDownloads'),
  // Address, link version and file of an entry. Addresses are the talents', so not even agency browsers get them.
  internal('auditionInvites'),
  // Who listened to a take: the agency queries the API. The talent sees the side, a client nothing.
  internal('takeListens'),
  // Talents answer by the mailed link.
  listable('availabilityRequests', projectReaders),
  internal('availabilityInvites'),
  // A person's bookings in all agencies: no agency sees those of others.
  internal('calendars'),
  listable('recordingSessions', recording),
  // Participants' addresses: for planners, not for the engineer.
  fetchable('sessionContacts', projectReaders),
  listable('recordingSessionReports', recording),
  // A session's files, shown by the API: all to staff, client and engineer, the material to the talent.
  internal('sessionFiles'),
  // Complete final files, to clients once sent. An upload and the path of its file stay with the API.
  listable('deliveries', { ...recording, client: ['sentToCompany'] }),
  internal('deliveryUploads'),
  // Signers by address.
  internal('reportInvites'),
  // Seals made here, by hash. The API publishes their time.
  internal('seals'),
  listable('orders', projectReaders),
  listable('orderStatus', projectReaders),
  listable('paymentActions', projectReaders),
  listable('payments', projectReaders),
  // A provider's reports; the agency handles unmatched ones.
  listable('paymentEvents', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  // Talents' earnings, hidden from clients. Ids contain those of orders and projects, so the API presents them to talents with keys.
  listable('earnings', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  listable('invoices', projectReaders),
  listable('billings', projectReaders),
  // What an agency pays its talents, with account numbers: shown to its admins by the API.
  internal('payoutAccounts'),
  internal('payoutRuns'),
  internal('payoutItems'),
  internal('earningLocks'),
  // Invoices in talents' names and their own: shown by the API to the talent and the agency's admins.
  internal('selfBillingAgreements'),
  internal('selfBilledPapers'),
  internal('talentInvoices'),
  // Payments of imported bank statements.
  internal('bankEntries'),
  // Inputs of an accepted price, including talents' fees, which clients see only as granted.
  internal('orderRevisions'),
  // Figures of auditions and papers, shown to staff by the API.
  internal('auditionWeeks'),
  internal('revenueMonths'),
  // Counts of a company's projects and orders, shown to admins by the API.
  internal('companyCounts'),
  // Last invoice numbers.
  internal('invoiceSequences'),
  // Invoice settings, shown to staff by the API.
  internal('billingTerms'),
  // Terms of bookings, shown by the API to staff and clients.
  internal('bookingTerms'),
  // Sold licences with both sides' amounts: the API shows each side its own.
  internal('soldLicences'),
  // Talents' reports of use, shown by the API to them and their agency, never to clients.
  internal('useReports'),
  // A voice's licences in all agencies: no agency sees those of others.
  internal('liveLicences'),
  // What voices are exclusive for, in all agencies: nobody learns whose it is.
  internal('exclusivities'),
  // Orders the ledger must still process.
  internal('ledgerOrders'),
] as const satisfies readonly CollectionRule[];
