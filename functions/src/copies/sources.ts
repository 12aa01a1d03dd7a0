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

/** Collections whose records copies are made of, in the order in which these are compared, and how. */
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
  // What none of these has made whole.
  ['invitations', invitationLeftOver],
] as const satisfies readonly (readonly [CollectionName, CopiesOf])[];

/** Those among them that say who people are, what they may do and who invited them. */
export const OF_PEOPLE: readonly CollectionName[] = [
  'users',
  'selfServiceInvites',
  'engineerInvites',
  'teamInvites',
  'invitations',
  'consents',
];
