import type { CollectionName } from '@domain/access/matrix.ts';
import { copiesOfUser } from './accounts.ts';
import { assignmentOfTicket, copyOfAssignment } from './assignments.ts';
import { companyNamesIn } from './company-names.ts';
import { consentWithoutBox } from './consents.ts';
import { copiesOfCasting, copiesOfProject, copiesOfTicket } from './counts.ts';
import { copiesOfFigures } from './figures.ts';
import {
  invitationIntoTeam,
  invitationLeftOver,
  invitationOfEngineer,
  invitationOfTalent,
  invitationOfUser,
} from './invitations.ts';
import { licencesOfTalent } from './ledger.ts';
import type { CopiesOf } from './moment.ts';
import { copiesOfContacts, sealOfReport } from './sessions.ts';
import { copiesOfTalent } from './talents.ts';

/** Source collections, in the order of comparison, with their comparisons. */
export const SOURCES = [
  ['talents', copiesOfTalent],
  ['talents', licencesOfTalent],
  ['curationTickets', copiesOfTicket],
  ['castings', copiesOfCasting],
  ['projects', copiesOfProject],
  ['projects', companyNamesIn],
  ['recordingSessions', copiesOfContacts],
  ['recordingSessionReports', sealOfReport],
  ['users', copiesOfUser],
  ['curationTickets', assignmentOfTicket],
  ['engineerAssignments', copyOfAssignment],
  ['agencies', copiesOfFigures],
  ['selfServiceInvites', invitationOfTalent],
  ['engineerInvites', invitationOfEngineer],
  ['teamInvites', invitationIntoTeam],
  ['users', invitationOfUser],
  ['consents', consentWithoutBox],
  // Remainders of the others.
  ['invitations', invitationLeftOver],
] as const satisfies readonly (readonly [CollectionName, CopiesOf])[];

/** Sources with people's names, rights and inviters. */
export const OF_PEOPLE: readonly CollectionName[] = [
  'users',
  'selfServiceInvites',
  'engineerInvites',
  'teamInvites',
  'invitations',
  'consents',
];
