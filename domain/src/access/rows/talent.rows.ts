import { closed, fetched, listed, type CollectionRule } from '../row.ts';

const agencyStaff = { agencyTeam: ['ownAgencies'], admin: ['ownAgencies'] } as const;
/** The talent under whose uid the document is kept, and those who manage the talent. */
const ownPage = { ...agencyStaff, talent: ['self'] } as const;
/** What a client may know of a voice. */
const publicHalf = { ...agencyStaff, client: ['ownAgencies'] } as const;
/** What one agency keeps of a talent, which is nobody's but that agency's: others compete with it. */
const agencysOwn = { agencyTeam: ['ownAgency'], admin: ['ownAgency'] } as const;
/** Engineers know the talents of the tickets they took and of the sessions they are planned for, and no others. */
const ofAssignedTalent = { ...agencysOwn, engineer: ['assignedInAgency'] } as const;

/** Talents, their demos, and what agencies and engineers keep of them. */
export const TALENT_ROWS = [
  listed('talents', ownPage),
  listed('talentCache', { ...publicHalf, engineer: ['assignedTalent'] }),
  listed('demos', { ...agencyStaff, talent: ['ownTalent'], engineer: ['curating'] }),
  listed('demoCache', { ...publicHalf, engineer: ['assignedVoice'] }),
  listed('talentRates', ownPage),
  // What one agency shows of a talent's rates. The grant is per agency, and so is the card.
  listed('talentRateCards', { ...agencysOwn, client: ['grantedAgency'] }),
  // What the agency agreed with a talent, how it lists them, and the views of that list that its people saved.
  listed('talentTerms', agencysOwn),
  listed('roster', agencysOwn),
  listed('rosterViews', agencysOwn),
  // Judgements of a person: one at a time, never by the talent, never by a client.
  fetched('talentScores', ofAssignedTalent),
  fetched('billingInformation', ownPage),
  listed('connectionSessions', ownPage),
  // What agencies changed for a talent, apart from the records: those are read by all agencies of the talent.
  listed('agencyChanges', { talent: ['ownUser'] }),
  // What an agency's clients are told of a connection that it tested: with the voices that they find, and not by itself.
  closed('rehearsals'),
  closed('rehearsalSummaries'),
  closed('testedVoices'),
  listed('vacations', { ...agencyStaff, talent: ['ownTalent'] }),
  listed('selfServiceInvites', { ...agencysOwn, talent: ['ownTalent'] }),
  // How the agency files whom it invites; the talent reads the invitation itself.
  closed('inviteTags'),
  // A talent's wish to be forgotten, which each of their agencies confirms.
  listed('deletionRequests', ownPage),
  // A ticket names no person. Engineers see those that anybody may take, their own, and those that they closed.
  listed('curationTickets', { engineer: ['available', 'curating', 'curated'], admin: ['ownAgencies'] }),
  listed('demoDossiers', { engineer: ['assignedVoice'], admin: ['ownAgencies'] }),
  fetched('talentDossiers', ofAssignedTalent),
  // Which engineer has to do with which talent; what the rules look up for them.
  closed('engineerAssignments'),
  closed('sessionAssignments'),
] as const satisfies readonly CollectionRule[];
