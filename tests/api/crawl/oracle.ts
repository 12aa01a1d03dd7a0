import type { AccountRole } from '@domain/access/roles.ts';
import type { Planted } from './canaries.ts';
import type { Persona } from './persona.ts';

/** Access by the specification, not by the access table: a mistake in one isn't repeated in the other. */
type Says = (who: Persona, it: Planted) => boolean;

export const getRecordAgencies = ({ agencyId, agencyIds }: Planted): readonly string[] =>
  agencyIds ?? (agencyId ? [agencyId] : []);

/** A role counts only in the agencies where it is held. */
export const as =
  (role: AccountRole): Says =>
  ({ holds }, it) =>
    (holds[role] ?? []).some((agency) => getRecordAgencies(it).includes(agency));
const either =
  (...sayings: readonly Says[]): Says =>
  (who, it) =>
    sayings.some((says) => says(who, it));

export const has = ({ holds }: Persona, role: AccountRole): boolean => holds[role] !== undefined;
export const admins = as('admin');
export const staff = either(admins, as('agencyTeam'));
const nobody: Says = () => false;

const companysClient: Says = (who, it) =>
  as('client')(who, it) && !!it.companyId && it.companyId === who.companyId;
/** Personal records; for an acting admin, only within the admin's agencies. */
const hasRole =
  (role: AccountRole, isTheirs: Says): Says =>
  (who, it) =>
    has(who, role) && isTheirs(who, it) && (!who.actedBy || as(role)(who, it));
const theTalent = hasRole('talent', (who, it) => it.talentId === who.uid || it.id === who.uid);
const voicesEngineer: Says = (who, it) =>
  (who.voices ?? []).some(
    ({ talentId, agencyId }) => talentId === it.talentId && (who.holds.engineer ?? []).includes(agencyId),
  );
const sessionsEngineer: Says = (who, it) => as('engineer')(who, it) && it.engineerId === who.uid;
const curatingEngineer: Says = (who, it) => as('engineer')(who, it) && it.assignedTo === who.uid;
const ticketTaker: Says = (who, it) => as('engineer')(who, it) && it.assignedTo === null;
const theirOwn: Says = (who, it) => who.uid !== undefined && (it.userId === who.uid || it.id === who.uid);

const companyOrStaff = either(staff, companysClient);
const recording = either(companyOrStaff, sessionsEngineer);
const ownPage = either(staff, theTalent);
export const readsPublicCopy = either(staff, as('client'), voicesEngineer);
/** An agency's judgement of a voice is visible only to its engineers who work with that voice. */
const judgement = either(staff, (who, it) =>
  (who.voices ?? []).some(
    ({ talentId, agencyId }) =>
      talentId === it.talentId && agencyId === it.agencyId && (who.holds.engineer ?? []).includes(agencyId),
  ),
);

/** Readers per collection. Collections that aren't listed have none. */
const READERS: Readonly<Record<string, Says>> = {
  projects: companyOrStaff,
  projectPresence: companyOrStaff,
  voiceRatings: companyOrStaff,
  voices: companyOrStaff,
  voiceAssets: companyOrStaff,
  licences: companyOrStaff,
  castings: companyOrStaff,
  castingDemos: companyOrStaff,
  voiceComments: companyOrStaff,
  linkSecrets: nobody,
  retiredLinks: nobody,
  guests: companyOrStaff,
  guestVotes: companyOrStaff,
  guestComments: companyOrStaff,
  auditions: companyOrStaff,
  auditionEntries: either(companyOrStaff, (who, it) => as('talent')(who, it) && theTalent(who, it)),
  availabilityRequests: companyOrStaff,
  recordingSessions: recording,
  // A session's engineer sees the participants, without their contact details.
  sessionContacts: companyOrStaff,
  recordingSessionReports: recording,
  sessionFiles: recording,
  deliveries: recording,
  deliveryUploads: nobody,
  pulses: companyOrStaff,
  seals: nobody,
  orders: companyOrStaff,
  orderStatus: companyOrStaff,
  paymentActions: companyOrStaff,
  payments: companyOrStaff,
  paymentEvents: staff,
  earnings: either(staff, (who, it) => as('talent')(who, it) && theTalent(who, it)),
  invoices: companyOrStaff,
  // What an agency pays, and from which account, is for its admins; a talent's account for nobody but the payment file.
  payoutAccounts: admins,
  payoutRuns: admins,
  payoutItems: admins,
  earningLocks: either(admins, (who, it) => as('talent')(who, it) && theTalent(who, it)),
  bankEntries: admins,
  selfBillingAgreements: either(admins, (who, it) => as('talent')(who, it) && theTalent(who, it)),
  selfBilledPapers: either(admins, (who, it) => as('talent')(who, it) && theTalent(who, it)),
  talentInvoices: either(admins, (who, it) => as('talent')(who, it) && theTalent(who, it)),
  orderRevisions: nobody,
  // Served as sums that name no record.
  auditionWeeks: nobody,
  revenueMonths: nobody,
  companyCounts: nobody,
  invoiceSequences: nobody,
  billingTerms: nobody,
  bookingTerms: nobody,
  exclusivities: nobody,
  billings: companyOrStaff,
  soldLicences: either(companyOrStaff, (who, it) => as('talent')(who, it) && theTalent(who, it)),
  useReports: either(staff, (who, it) => as('talent')(who, it) && theTalent(who, it)),
  liveLicences: nobody,
  ledgerOrders: nobody,
  // Clients find the public copy of a voice, never the private one.
  talentCache: readsPublicCopy,
  demoCache: either(readsPublicCopy, theTalent),
  talents: ownPage,
  talentRates: ownPage,
  billingInformation: ownPage,
  // In person only: an acting admin reads no account.
  paymentDetails: either(admins, (who, it) => theTalent(who, it) && !who.actedBy),
  connectionSessions: ownPage,
  agencyChanges: theirOwn,
  vacations: ownPage,
  deletionRequests: ownPage,
  selfServiceInvites: either(staff, theTalent),
  demos: either(staff, theTalent, curatingEngineer),
  // Clients see rates if the agency that owns them granted it.
  talentRateCards: either(
    staff,
    (who, it) => as('client')(who, it) && (who.showRates ?? []).includes(it.agencyId ?? ''),
  ),
  // Judgements of a person are visible to those who work with them, never to the person or a client.
  talentScores: judgement,
  talentDossiers: judgement,
  talentTerms: staff,
  roster: staff,
  rosterViews: staff,
  rateTables: staff,
  // Served as options to project members.
  agencyOptions: nobody,
  demoDossiers: either(admins, voicesEngineer),
  // Tickets name no person: engineers of the agency see open ones and their own.
  curationTickets: either(admins, ticketTaker, curatingEngineer),
  users: theirOwn,
  viewHistory: theirOwn,
  notices: (who, it) =>
    theirOwn(who, it) &&
    Object.values(who.holds)
      .flat()
      .includes(it.agencyId ?? ''),
  // Served by browser and system.
  pushDevices: (who, it) => theirOwn(who, it) && !who.actedBy,
  clients: either(admins, hasRole('client', theirOwn)),
  engineers: either(admins, hasRole('engineer', theirOwn)),
  companies: either(
    staff,
    hasRole('client', (who, it) => it.companyId === who.companyId),
  ),
  agencies: staff,
  // An agency's decisions and agreements are visible only to its admins.
  memberships: admins,
  clientNotes: admins,
  clientTerms: admins,
  companyMerges: admins,
  engineerInvites: admins,
  teamInvites: admins,
  invitations: admins,
  apiKeys: admins,
  webhooks: admins,
  webhookDeliveries: admins,
  webhookEvents: nobody,
  enquiries: staff,
  agencyContracts: admins,
  agencySlugs: admins,
  // Served as addresses in the agency's record.
  agencyLogos: nobody,
  stuckMail: admins,
  audit: admins,
  // Served as the last number and hash of a chain, to be kept elsewhere.
  auditChains: admins,
  auditionInvites: nobody,
  auditionDossiers: staff,
  confidentialities: staff,
  // The API serves them to the people of the project.
  projectScripts: companyOrStaff,
  // Clients don't learn who reads for the agency.
  scriptDownloads: (who, it) => (it.id.endsWith('_agency') ? staff(who, it) : companyOrStaff(who, it)),
  // The API serves them to the agency's people, by account names.
  takeListens: nobody,
  availabilityInvites: nobody,
  calendars: nobody,
  reportInvites: nobody,
  engineerAssignments: nobody,
  sessionAssignments: nobody,
  inviteTags: nobody,
  // Served with the voices that clients find, without naming the record.
  rehearsals: nobody,
  rehearsalSummaries: nobody,
  testedVoices: nobody,
  consents: nobody,
  mail: nobody,
  idempotency: nobody,
};

/** Whether the person may see this field; a field of a public copy is public. */
export const mayKnow = (who: Persona, record: Planted, field?: string): boolean => {
  const isRepeated =
    record.collection === 'talents' && field === 'publicName' && readsPublicCopy(who, record);
  return isRepeated || (READERS[record.collection] ?? nobody)(who, record);
};

export const JUDGED_COLLECTIONS = Object.keys(READERS);

/** An account's record names every agency of the person, so an acting admin gets the admin's view; records without an agency belong to the person only. */
const mayKnowOfAccount = ({ actedBy }: Persona, { collection, id }: Planted): boolean =>
  collection === 'users' && id === actedBy;

/** Talents get the public copies of their own demos from the API only; the rules deny them. */
export const isApiOnly = (who: Persona, it: Planted): boolean =>
  it.collection === 'demoCache' && !readsPublicCopy(who, it);

/** Served by the API in part, such as the amounts of both sides; the rules deny them. */
const SERVED_BY_API: ReadonlySet<string> = new Set([
  'agencySlugs',
  'apiKeys',
  'auditChains',
  'bankEntries',
  'clientNotes',
  'companyMerges',
  'earningLocks',
  'enquiries',
  'invitations',
  'paymentDetails',
  'payoutAccounts',
  'payoutItems',
  'payoutRuns',
  'projectScripts',
  'pushDevices',
  'scriptDownloads',
  'selfBilledPapers',
  'selfBillingAgreements',
  'sessionFiles',
  'soldLicences',
  'talentInvoices',
  'teamInvites',
  'useReports',
  'webhookDeliveries',
  'webhooks',
]);

/** Whether the rules may serve this record to the token's holder. */
export const mayFetch = (who: Persona, it: Planted, field?: string): boolean => {
  if (who.uid === undefined || who.isOut || who.isStale) return false;
  if (SERVED_BY_API.has(it.collection)) return false;
  if (it.collection === 'auditionEntries') return companyOrStaff(who, it);
  if (it.collection === 'earnings') return staff(who, it);
  const isOfAccount = ['users', 'viewHistory', 'notices', 'agencyChanges'].includes(it.collection);
  return who.actedBy && isOfAccount ? mayKnowOfAccount(who, it) : mayKnow(who, it, field);
};
