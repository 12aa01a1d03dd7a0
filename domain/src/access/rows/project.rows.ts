import { closed, fetched, listed, type CollectionRule } from '../row.ts';

/** Clients read their company's records, agency people their agency's. */
const ofProject = { client: ['ownCompany'], agencyTeam: ['ownAgency'], admin: ['ownAgency'] } as const;

/** Engineers read their sessions for agencies that engage them. */
const recording = { ...ofProject, engineer: ['engineerInAgency'] } as const;

/** Projects and dependent records, each with its agency and company. */
export const PROJECT_ROWS = [
  listed('projects', ofProject),
  // Who has it open now.
  listed('projectPresence', ofProject),
  // Ratings and plays of voices.
  listed('voiceRatings', ofProject),
  listed('voices', ofProject),
  listed('voiceAssets', ofProject),
  listed('licences', ofProject),
  listed('castings', ofProject),
  listed('castingDemos', ofProject),
  // Internal comments of project members on a voice; neither its talent nor guests see them.
  listed('voiceComments', ofProject),
  // Hashed passcodes of links, and revoked addresses.
  closed('linkSecrets'),
  closed('retiredLinks'),
  // Guests have no account: the API shows them their data.
  listed('guests', ofProject),
  listed('guestVotes', ofProject),
  listed('guestComments', ofProject),
  listed('auditions', ofProject),
  // Talents get their part in a request from the API only, with keys: its id contains project and casting.
  listed('auditionEntries', ofProject),
  // Reasons of refusals: for the agency's people, never for the client.
  listed('auditionDossiers', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  // Address, link version and file of an entry. Addresses are the talents', so not even agency browsers get them.
  closed('auditionInvites'),
  // Who listened to a take: the agency queries the API. The talent sees the side, a client nothing.
  closed('takeListens'),
  // Talents answer by the mailed link.
  listed('availabilityRequests', ofProject),
  closed('availabilityInvites'),
  // A person's bookings in all agencies: no agency sees those of others.
  closed('calendars'),
  listed('recordingSessions', recording),
  // Participants' addresses: for planners, not for the engineer.
  fetched('sessionContacts', ofProject),
  listed('recordingSessionReports', recording),
  // A session's files, shown by the API: all to staff, client and engineer, the material to the talent.
  closed('sessionFiles'),
  // Signers by address.
  closed('reportInvites'),
  // Seals made here, by hash. The API publishes their time.
  closed('seals'),
  listed('orders', ofProject),
  listed('orderStatus', ofProject),
  listed('paymentActions', ofProject),
  listed('payments', ofProject),
  // A provider's reports; the agency handles unmatched ones.
  listed('paymentEvents', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  // Talents' earnings, hidden from clients. Ids contain those of orders and projects, so the API presents them to talents with keys.
  listed('earnings', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  listed('invoices', ofProject),
  listed('billings', ofProject),
  // Inputs of an accepted price, including talents' fees, which clients see only as granted.
  closed('orderRevisions'),
  // Figures of auditions and papers, shown to staff by the API.
  closed('auditionWeeks'),
  closed('revenueMonths'),
  // Last invoice numbers.
  closed('invoiceSequences'),
  // Invoice settings, shown to staff by the API.
  closed('billingTerms'),
  // Sold licences with both sides' amounts: the API shows each side its own.
  closed('soldLicences'),
  // Talents' reports of use, shown by the API to them and their agency, never to clients.
  closed('useReports'),
  // A voice's licences in all agencies: no agency sees those of others.
  closed('liveLicences'),
  // Orders the ledger must still process.
  closed('ledgerOrders'),
] as const satisfies readonly CollectionRule[];
