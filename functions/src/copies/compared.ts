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
  comparison('talents', getTalentLicences),
  comparison('curationTickets', getTicketCopies),
  comparison('castings', getCastingCopies),
  comparison('projects', getProjectCopies),
  comparison('projects', companyNamesIn),
  comparison('recordingSessions', getContactsCopies),
  comparison('recordingSessionReports', getReportSeal),
  comparison('users', getUserCopies),
  comparison('users', getUserInvitation),
  comparison('rehearsalSummaries', getSummaryCopies),
  comparison('agencies', getFiguresCopies),
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
