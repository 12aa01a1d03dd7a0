import type { CollectionName } from '@domain/access/matrix.ts';
import { companyNamesIn } from '../records/company-names.ts';
import { READ_MODELS } from '../records/projections.ts';
import { getUserCopies } from './accounts.ts';
import { consentWithoutBox } from './consents.ts';
import { getCastingCopies, getProjectCopies, getTicketCopies } from './counts.ts';
import { getFiguresCopies } from './figures.ts';
import {
  invitationIntoTeam,
  invitationLeftOver,
  toEngineerInvitation,
  toTalentInvitation,
  getUserInvitation,
} from './invitations.ts';
import { getTalentLicences } from './ledger.ts';
import { comparison } from './projection.ts';
import { getContactsCopies, getReportSeal } from './sessions.ts';
import { getSummaryCopies } from './summaries.ts';

/** All copies that a repair compares: those that transactions derive, and those that their writers keep up to date. */
export const COMPARED = [
  ...READ_MODELS,
  // Deriving reads every live licence of the talent; an order's change reads its own, at most 20.
  comparison('talents', getTalentLicences),
  // The counts decide whether a ticket closes, so the writer has them.
  comparison('curationTickets', getTicketCopies),
  // Deriving reads every place and comment, up to 100 per character; an increment reads none.
  comparison('castings', getCastingCopies),
  // Deriving reads every place, audition and request of the project; an increment reads none, so calls don't contend.
  comparison('projects', getProjectCopies),
  // A company has more documents than a transaction can write.
  comparison('projects', companyNamesIn),
  // Written with their one source, by two operations each.
  comparison('recordingSessions', getContactsCopies),
  comparison('recordingSessionReports', getReportSeal),
  // The writer checks the size of the claims that follow.
  comparison('users', getUserCopies),
  comparison('users', getUserInvitation),
  // Deriving reads one test per talent of the agency; a change writes its own entry without a read.
  comparison('rehearsalSummaries', getSummaryCopies),
  // Deriving reads the auditions of 13 weeks and the papers of 12 months; an increment reads none.
  comparison('agencies', getFiguresCopies),
  // Sender and time are known to the sending operation alone; otherwise only the audit has them.
  comparison('selfServiceInvites', toTalentInvitation),
  comparison('engineerInvites', toEngineerInvitation),
  comparison('teamInvites', invitationIntoTeam),
  comparison('consents', consentWithoutBox),
  comparison('invitations', invitationLeftOver),
];

/** Collections whose records are compared one by one, in the order of comparison. Remainders of the others come last. */
export const SOURCES = [
  'talents',
  'curationTickets',
  'castings',
  'projects',
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

export const OF_PEOPLE: readonly CollectionName[] = [
  'users',
  'selfServiceInvites',
  'engineerInvites',
  'teamInvites',
  'invitations',
  'consents',
];
