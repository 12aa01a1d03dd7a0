import { closed, fetched, listed, type CollectionRule } from '../row.ts';

const agencyStaff = { agencyTeam: ['ownAgencies'], admin: ['ownAgencies'] } as const;
/** The document's talent, and the staff who manage them. */
const ownPage = { ...agencyStaff, talent: ['self'] } as const;
/** A voice's public half. */
const publicHalf = { ...agencyStaff, client: ['ownAgencies'] } as const;
/** An agency's own records on a talent: other agencies are competitors. */
const agencysOwn = { agencyTeam: ['ownAgency'], admin: ['ownAgency'] } as const;
/** Engineers know only the talents of their tickets and planned sessions. */
const ofAssignedTalent = { ...agencysOwn, engineer: ['assignedInAgency'] } as const;

/** Talents, their demos, and records of agencies and engineers on them. */
export const TALENT_ROWS = [
  listed('talents', ownPage),
  listed('talentCache', { ...publicHalf, engineer: ['assignedTalent'] }),
  listed('demos', { ...agencyStaff, talent: ['ownTalent'], engineer: ['curating'] }),
  listed('demoCache', { ...publicHalf, engineer: ['assignedVoice'] }),
  listed('talentRates', ownPage),
  // Rates as one agency shows them: grants and cards are per agency.
  listed('talentRateCards', { ...agencysOwn, client: ['grantedAgency'] }),
  // Terms with a talent, roster entries, and saved roster views.
  listed('talentTerms', agencysOwn),
  listed('roster', agencysOwn),
  listed('rosterViews', agencysOwn),
  // Ratings of a person: fetched singly, never by the talent or a client.
  fetched('talentScores', ofAssignedTalent),
  fetched('billingInformation', ownPage),
  listed('connectionSessions', ownPage),
  // Agencies' changes for a talent, separate because all of a talent's agencies read the records.
  listed('agencyChanges', { talent: ['ownUser'] }),
  // An agency's connection tests as its clients see them: with voices they find, never separately.
  closed('rehearsals'),
  closed('rehearsalSummaries'),
  closed('testedVoices'),
  listed('vacations', { ...agencyStaff, talent: ['ownTalent'] }),
  listed('selfServiceInvites', { ...agencysOwn, talent: ['ownTalent'] }),
  // An agency's tags for invitees; the talent reads the invitation.
  closed('inviteTags'),
  // A talent's request for erasure, confirmed by each of their agencies.
  listed('deletionRequests', ownPage),
  // Tickets name no person. Engineers see free ones, their own, and those they closed.
  listed('curationTickets', { engineer: ['available', 'curating', 'curated'], admin: ['ownAgencies'] }),
  listed('demoDossiers', { engineer: ['assignedVoice'], admin: ['ownAgencies'] }),
  fetched('talentDossiers', ofAssignedTalent),
  // Engineers' access to talents, looked up by the rules.
  closed('engineerAssignments'),
  closed('sessionAssignments'),
] as const satisfies readonly CollectionRule[];
