import { closed, fetched, listed, type CollectionRule } from '../row.ts';

/** Clients read what is their company's, agency people what is their agency's. */
const ofProject = { client: ['ownCompany'], agencyTeam: ['ownAgency'], admin: ['ownAgency'] } as const;

/** Engineers read the sessions that they run for an agency that engages them. */
const recording = { ...ofProject, engineer: ['engineerInAgency'] } as const;

/** Projects and everything that hangs from them. Every document names its agency and its company. */
export const PROJECT_ROWS = [
  listed('projects', ofProject),
  // Who has it open at this moment.
  listed('projectPresence', ofProject),
  // Who heard which voice for it, and how they rate it.
  listed('voiceRatings', ofProject),
  listed('voices', ofProject),
  listed('voiceAssets', ofProject),
  listed('licences', ofProject),
  listed('castings', ofProject),
  listed('castingDemos', ofProject),
  // What the project's own people say of a voice among themselves; neither its talent nor a guest hears of it.
  listed('voiceComments', ofProject),
  // Passcodes of links, as hashes, and addresses that were taken back.
  closed('linkSecrets'),
  closed('retiredLinks'),
  // Guests of a link come without an account: what they may know, the API tells them.
  listed('guests', ofProject),
  listed('guestVotes', ofProject),
  listed('guestComments', ofProject),
  listed('auditions', ofProject),
  // A talent's part in a request is the talent's too: what was asked and whether the take arrived.
  // Their ids hold those of project and casting: the API tells talents of their own, by keys.
  listed('auditionEntries', ofProject),
  // Address, link version and file of an entry. The addresses are the talents', so not even the agency's browser has them.
  closed('auditionInvites'),
  // Who listened to a take: its agency asks the API. Its talent is told from which side, and a client nothing.
  closed('takeListens'),
  // Talents answer by the mailed link.
  listed('availabilityRequests', ofProject),
  closed('availabilityInvites'),
  // When somebody is booked, by whichever agency: none of them is told of the others.
  closed('calendars'),
  listed('recordingSessions', recording),
  // Addresses of those who take part: for those who plan with them, and not for the engineer.
  fetched('sessionContacts', ofProject),
  listed('recordingSessionReports', recording),
  // Files of a session: the API tells its staff, its client and its engineer of all of them, and its talent of the
  // materials, which are what they record from.
  closed('sessionFiles'),
  // Who may sign as what, by address.
  closed('reportInvites'),
  // What was sealed here, by hash. The API says to anybody when.
  closed('seals'),
  listed('orders', ofProject),
  listed('orderStatus', ofProject),
  listed('paymentActions', ofProject),
  listed('payments', ofProject),
  // What a provider reported: what could not be matched with an order is for the agency to look into.
  listed('paymentEvents', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  // What talents earn: no client's to know. Their ids hold those of orders and projects: the API tells talents of their own, by keys.
  listed('earnings', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  listed('invoices', ofProject),
  listed('billings', ofProject),
  // What an accepted price was computed from: fees of talents are in it, of which clients are told what their grants allow.
  closed('orderRevisions'),
  // What auditions and papers of an agency add up to: the API tells its staff.
  closed('auditionWeeks'),
  closed('revenueMonths'),
  // Where the numbers of invoices have got to.
  closed('invoiceSequences'),
  // How an agency invoices: the API tells its staff.
  closed('billingTerms'),
  // What was licensed of whose voice, with both sides' amounts: the API tells everybody theirs.
  closed('soldLicences'),
  // What talents reported of use beyond a licence: the API tells them and their agency, and no client.
  closed('useReports'),
  // What a voice is licensed for by whichever agency: none of them is told of the others.
  closed('liveLicences'),
  // What the ledger has still to follow.
  closed('ledgerOrders'),
] as const satisfies readonly CollectionRule[];
