import type { CollectionName } from '@domain/access/matrix.ts';
import { findCompanyNameCopies } from '../collections/company-names.ts';
import { READ_MODELS } from '../following/projections.ts';
import { getUserCopies } from './accounts.ts';
import { getCompanyCopies } from './companies.ts';
import { findConsentWithoutBox } from './consents.ts';
import { getCastingCopies, getProjectCopies, getTicketCopies } from './counts.ts';
import { getFiguresCopies } from './figures.ts';
import {
  invitationIntoTeam,
  findLeftoverInvitation,
  toEngineerInvitation,
  toTalentInvitation,
  getUserInvitation,
} from './invitations.ts';
import { getTalentLicences } from './ledger.ts';
import { declareComparison } from './projection.ts';
import { getContactsCopies, getReportSeal } from './sessions.ts';
import { getSummaryCopies } from './summaries.ts';

/** All copies that a repair compares: read models, counts that follow from changes, and those that their writers keep up to date. */
export const COMPARED = [
  ...READ_MODELS,
  // Deriving reads every live licence of the talent; an order's change reads its own, at most 20.
  declareComparison('talents', getTalentLicences),
  // Deriving reads every demo of the ticket; an increment reads none.
  declareComparison('curationTickets', getTicketCopies),
  // Deriving reads every place and comment, up to 100 per character; an increment reads none.
  declareComparison('castings', getCastingCopies),
  // Deriving reads every place, audition and request of the project; an increment reads none, so calls don't contend.
  declareComparison('projects', getProjectCopies),
  // Deriving reads every project and order of the company; an increment reads none.
  declareComparison('companies', getCompanyCopies),
  // A company has more documents than a transaction can write.
  declareComparison('projects', findCompanyNameCopies),
  // Written with their one source, by two operations each.
  declareComparison('recordingSessions', getContactsCopies),
  declareComparison('recordingSessionReports', getReportSeal),
  // The writer checks the size of the claims that follow.
  declareComparison('users', getUserCopies),
  declareComparison('users', getUserInvitation),
  // Deriving reads one test per talent of the agency; a change writes its own entry without a read.
  declareComparison('rehearsalSummaries', getSummaryCopies),
  // Deriving reads the auditions of 13 weeks and the papers of 12 months; an increment reads none.
  declareComparison('agencies', getFiguresCopies),
  // Sender and time are known to the sending operation alone; otherwise only the audit has them.
  declareComparison('selfServiceInvites', toTalentInvitation),
  declareComparison('engineerInvites', toEngineerInvitation),
  declareComparison('teamInvites', invitationIntoTeam),
  declareComparison('consents', findConsentWithoutBox),
  declareComparison('invitations', findLeftoverInvitation),
];

/** Collections whose records are compared one by one, in the order of comparison. Remainders of the others come last. */
export const SOURCES = [
  'talents',
  'curationTickets',
  'castings',
  'projects',
  'companies',
  'recordingSessions',
  'recordingSessionReports',
  'users',
  'engineerAssignments',
  'agencies',
  'selfServiceInvites',
  'engineerInvites',
  'teamInvites',
  'consents',
  'invitations',
] as const satisfies readonly CollectionName[];

export const PEOPLE_COLLECTIONS: readonly CollectionName[] = [
  'users',
  'selfServiceInvites',
  'engineerInvites',
  'teamInvites',
  'invitations',
  'consents',
];
