import type { AccountRole } from '@domain/access/roles.ts';
import type { Planted } from './canaries.ts';
import type { Persona } from './persona.ts';

/**
 * Who may know what, as the specification and the decisions on it have it: written from those and not from the access
 * table, so that a mistake in the one is not in the other.
 */
type Says = (who: Persona, it: Planted) => boolean;

/** The agencies that a record is of. */
export const agenciesOfRecord = ({ agencyId, agencyIds }: Planted): readonly string[] =>
  agencyIds ?? (agencyId ? [agencyId] : []);

/** Roles count in the agencies where they are held, and nowhere else. */
export const as =
  (role: AccountRole): Says =>
  ({ holds }, it) =>
    (holds[role] ?? []).some((agency) => agenciesOfRecord(it).includes(agency));
const either =
  (...sayings: readonly Says[]): Says =>
  (who, it) =>
    sayings.some((says) => says(who, it));

/** Whether this person has the role anywhere. */
export const has = ({ holds }: Persona, role: AccountRole): boolean => holds[role] !== undefined;
const admins = as('admin');
/** Those who manage an agency. */
export const staff = either(admins, as('agencyTeam'));
const nobody: Says = () => false;

/** Clients know what is of their company, in an agency where they are a client. */
const companysClient: Says = (who, it) =>
  as('client')(who, it) && !!it.companyId && it.companyId === who.companyId;
/** What is somebody's own is theirs; an admin's who acts as them, within the admin's agencies. */
const own =
  (role: AccountRole, isTheirs: Says): Says =>
  (who, it) =>
    has(who, role) && isTheirs(who, it) && (!who.actedBy || as(role)(who, it));
const theTalent = own('talent', (who, it) => it.talentId === who.uid || it.id === who.uid);
/** An engineer knows of the voices on the tickets they took and in their sessions. */
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
/** Those who may know of a voice what its agencies' clients may. */
export const publicHalf = either(staff, as('client'), voicesEngineer);
/** What one agency thinks of a voice is for its own engineers alone, among those who work with that voice for it. */
const judgement = either(staff, (who, it) =>
  (who.voices ?? []).some(
    ({ talentId, agencyId }) =>
      talentId === it.talentId && agencyId === it.agencyId && (who.holds.engineer ?? []).includes(agencyId),
  ),
);

/** Who may know of the records of each collection. What is not named here is known by nobody. */
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
  // The engineer of a session is told who takes part, and not how they are written to.
  sessionContacts: companyOrStaff,
  recordingSessionReports: recording,
  sessionFiles: recording,
  seals: nobody,
  orders: companyOrStaff,
  orderStatus: companyOrStaff,
  paymentActions: companyOrStaff,
  payments: companyOrStaff,
  paymentEvents: staff,
  earnings: either(staff, (who, it) => as('talent')(who, it) && theTalent(who, it)),
  invoices: companyOrStaff,
  orderRevisions: nobody,
  // Told as sums, which name no record.
  auditionWeeks: nobody,
  revenueMonths: nobody,
  invoiceSequences: nobody,
  billingTerms: nobody,
  billings: companyOrStaff,
  soldLicences: either(companyOrStaff, (who, it) => as('talent')(who, it) && theTalent(who, it)),
  useReports: either(staff, (who, it) => as('talent')(who, it) && theTalent(who, it)),
  liveLicences: nobody,
  ledgerOrders: nobody,
  // The public half of a voice is its agencies' clients' to find; the private one is never a client's.
  talentCache: publicHalf,
  demoCache: either(publicHalf, theTalent),
  talents: ownPage,
  talentRates: ownPage,
  billingInformation: ownPage,
  connectionSessions: ownPage,
  agencyChanges: theirOwn,
  vacations: ownPage,
  deletionRequests: ownPage,
  selfServiceInvites: either(staff, theTalent),
  demos: either(staff, theTalent, curatingEngineer),
  // Rates are shown to a client by the grant of the agency whose rates they are.
  talentRateCards: either(
    staff,
    (who, it) => as('client')(who, it) && (who.showRates ?? []).includes(it.agencyId ?? ''),
  ),
  // Judgements of a person are for those who work with them, and for neither the person nor a client.
  talentScores: judgement,
  talentDossiers: judgement,
  talentTerms: staff,
  roster: staff,
  rosterViews: staff,
  rateTables: staff,
  // Told as what can be chosen, to those who have a project.
  agencyOptions: nobody,
  demoDossiers: either(admins, voicesEngineer),
  // Tickets name no person: engineers of the agency see what waits, and what they took.
  curationTickets: either(admins, ticketTaker, curatingEngineer),
  users: theirOwn,
  viewHistory: theirOwn,
  clients: either(admins, own('client', theirOwn)),
  engineers: either(admins, own('engineer', theirOwn)),
  companies: either(
    staff,
    own('client', (who, it) => it.companyId === who.companyId),
  ),
  agencies: either(staff, as('client'), as('talent')),
  // What an agency decides and agrees on is its admins' alone.
  memberships: admins,
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
  // Told as addresses, which the agency's record names.
  agencyLogos: nobody,
  stuckMail: admins,
  audit: admins,
  // Told as the last number and hash of a chain, to be noted elsewhere.
  auditChains: admins,
  auditionInvites: nobody,
  // The API tells the people of the agency, by the names that accounts have.
  takeListens: nobody,
  availabilityInvites: nobody,
  calendars: nobody,
  reportInvites: nobody,
  engineerAssignments: nobody,
  sessionAssignments: nobody,
  inviteTags: nobody,
  // Told with the voices that the agency's clients find, without anything that names the record.
  rehearsals: nobody,
  rehearsalSummaries: nobody,
  testedVoices: nobody,
  consents: nobody,
  mail: nobody,
  idempotency: nobody,
};

/** Whether a record says something to this person; what a public half repeats is as public as that. */
export const mayKnow = (who: Persona, record: Planted, field?: string): boolean => {
  const isRepeated = record.collection === 'talents' && field === 'publicName' && publicHalf(who, record);
  return isRepeated || (READERS[record.collection] ?? nobody)(who, record);
};

/** Every collection that the oracle knows of. */
export const JUDGED = Object.keys(READERS);

/**
 * An account's record names every agency of the person, so whoever acts as them has the admin's and not theirs; and what
 * is of no agency at all is the person's alone.
 */
const mayKnowOfAccount = ({ actedBy }: Persona, { collection, id }: Planted): boolean =>
  collection === 'users' && id === actedBy;

/** Talents are told of the public halves of their own demos by the API, which asks for theirs alone; the rules do not. */
export const overApiAlone = (who: Persona, it: Planted): boolean =>
  it.collection === 'demoCache' && !publicHalf(who, it);

/** What the API tells admins, or everybody their part of, such as both sides' amounts; the rules hand it to nobody. */
const TOLD_BY_API: ReadonlySet<string> = new Set([
  'agencySlugs',
  'apiKeys',
  'auditChains',
  'companyMerges',
  'enquiries',
  'invitations',
  'sessionFiles',
  'soldLicences',
  'teamInvites',
  'useReports',
  'webhookDeliveries',
  'webhooks',
]);

/** Whether the rules may hand this record to the holder of the token. */
export const mayFetch = (who: Persona, it: Planted, field?: string): boolean => {
  if (who.uid === undefined || who.isOut || who.isStale) return false;
  if (TOLD_BY_API.has(it.collection)) return false;
  // The API tells talents of their own.
  if (it.collection === 'auditionEntries') return companyOrStaff(who, it);
  if (it.collection === 'earnings') return staff(who, it);
  const isOfAccount = ['users', 'viewHistory', 'agencyChanges'].includes(it.collection);
  return who.actedBy && isOfAccount ? mayKnowOfAccount(who, it) : mayKnow(who, it, field);
};
