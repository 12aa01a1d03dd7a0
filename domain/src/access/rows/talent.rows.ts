import { internal, fetchable, listable, type CollectionRule } from '../row.ts';

const agencyStaff = { agencyTeam: ['ownAgencies'], admin: ['ownAgencies'] } as const;
const ownPage = { ...agencyStaff, talent: ['self'] } as const;
const publicCopy = { ...agencyStaff, client: ['ownAgencies'] } as const;
/** An agency's own records on a talent: other agencies are competitors. */
const agencysOwn = { agencyTeam: ['ownAgency'], admin: ['ownAgency'] } as const;
/** Engineers know only the talents of their tickets and planned sessions. */
const assignedTalentReaders = { ...agencysOwn, engineer: ['assignedInAgency'] } as const;

/** Talents, their demos, and records of agencies and engineers on them. */
export const TALENT_ROWS = [
  listable('talents', ownPage),
  listable('talentCache', { ...publicCopy, engineer: ['assignedTalent'] }),
  listable('demos', { ...agencyStaff, talent: ['ownTalent'], engineer: ['curating'] }),
  listable('demoCache', { ...publicCopy, engineer: ['assignedVoice'] }),
  listable('talentRates', ownPage),
  // Rates as one agency shows them: grants and cards are per agency.
  listable('talentRateCards', { ...agencysOwn, client: ['grantedAgency'] }),
  // Terms with a talent, roster entries, and saved roster views.
  listable('talentTerms', agencysOwn),
  listable('roster', agencysOwn),
  listable('rosterViews', agencysOwn),
  // Ratings of a person: fetched singly, never by the talent or a client.
  fetchable('talentScores', assignedTalentReaders),
  fetchable('billingInformation', ownPage),
  // Accounts and taxes: the API shows them to the talent and, recorded, to admins.
  internal('paymentDetails'),
  listable('connectionSessions', ownPage),
  // Agencies' changes for a talent, separate because all of a talent's agencies read the records.
  listable('agencyChanges', { talent: ['ownUser'] }),
  // An agency's connection tests as its clients see them: with voices they find, never separately.
  internal('rehearsals'),
  internal('rehearsalSummaries'),
  internal('testedVoices'),
  listable('vacations', { ...agencyStaff, talent: ['ownTalent'] }),
  listable('selfServiceInvites', { ...agencysOwn, talent: ['ownTalent'] }),
  // An agency's tags for invitees; the talent reads the invitation.
  internal('inviteTags'),
  // A talent's request for erasure, confirmed by each of their agencies.
  listable('deletionRequests', ownPage),
  // Tickets name no person. Engineers see free ones, their own, and those they closed.
  listable('curationTickets', { engineer: ['available', 'curating', 'curated'], admin: ['ownAgencies'] }),
  listable('demoDossiers', { engineer: ['assignedVoice'], admin: ['ownAgencies'] }),
  fetchable('talentDossiers', assignedTalentReaders),
  // Engineers' access to talents, looked up by the rules.
  internal('engineerAssignments'),
  internal('sessionAssignments'),
] as const satisfies readonly CollectionRule[];
