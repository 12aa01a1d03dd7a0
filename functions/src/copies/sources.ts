import type { CollectionName } from '@domain/access/matrix.ts';
import { getUserCopies } from './accounts.ts';
import { getTicketAssignment, getAssignmentCopy } from './assignments.ts';
import { companyNamesIn } from './company-names.ts';
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
import type { CopiesOf } from './moment.ts';
import { getContactsCopies, getReportSeal } from './sessions.ts';
import { getTalentCopies } from './talents.ts';

/** Source collections, in the order of comparison, with their comparisons. */
export const SOURCES = [
  ['talents', getTalentCopies],
  ['talents', getTalentLicences],
  ['curationTickets', getTicketCopies],
  ['castings', getCastingCopies],
  ['projects', getProjectCopies],
  ['projects', companyNamesIn],
  ['recordingSessions', getContactsCopies],
  ['recordingSessionReports', getReportSeal],
  ['users', getUserCopies],
  ['curationTickets', getTicketAssignment],
  ['engineerAssignments', getAssignmentCopy],
  ['agencies', getFiguresCopies],
  ['selfServiceInvites', toTalentInvitation],
  ['engineerInvites', toEngineerInvitation],
  ['teamInvites', invitationIntoTeam],
  ['users', getUserInvitation],
  ['consents', consentWithoutBox],
  // Remainders of the others.
  ['invitations', invitationLeftOver],
] as const satisfies readonly (readonly [CollectionName, CopiesOf])[];

export const OF_PEOPLE: readonly CollectionName[] = [
  'users',
  'selfServiceInvites',
  'engineerInvites',
  'teamInvites',
  'invitations',
  'consents',
];
