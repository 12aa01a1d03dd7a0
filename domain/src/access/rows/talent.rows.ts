import { fetched, listed, type CollectionRule } from '../row.ts';

const agencyStaff = { agencyTeam: ['ownAgencies'], admin: ['ownAgencies'] } as const;
/** The talent under whose uid the document is kept, and those who manage the talent. */
const ownPage = { ...agencyStaff, talent: ['self'] } as const;
/** Public halves: what a client may know of a voice. Engineers curate for every agency. */
const publicHalf = { ...agencyStaff, client: ['ownAgencies'], engineer: ['any'] } as const;

/** Talents, their demos, and what agencies and engineers keep of them. */
export const TALENT_ROWS: readonly CollectionRule[] = [
  listed('talents', ownPage),
  listed('talentCache', publicHalf),
  listed('demos', { ...agencyStaff, talent: ['ownTalent'], engineer: ['any'] }),
  listed('demoCache', publicHalf),
  listed('talentRates', ownPage),
  // What one agency shows of a talent's rates. The grant is per agency, and so is the card.
  listed('talentRateCards', {
    client: ['grantedAgency'],
    agencyTeam: ['ownAgency'],
    admin: ['ownAgency'],
  }),
  // Judgements of a person: one at a time, never by the talent, never by a client.
  fetched('talentScores', { ...agencyStaff, engineer: ['any'] }),
  fetched('billingInformation', ownPage),
  listed('connectionSessions', ownPage),
  listed('vacations', { ...agencyStaff, talent: ['ownTalent'] }),
  listed('selfServiceInvites', {
    agencyTeam: ['ownAgency'],
    admin: ['ownAgency'],
    talent: ['ownTalent'],
  }),
  // A talent's wish to be forgotten, which each of their agencies confirms.
  listed('deletionRequests', ownPage),
  // Tickets hold a language and two numbers, nothing of a tenant.
  listed('curationTickets', { engineer: ['any'], admin: ['any'] }),
  listed('demoDossiers', { engineer: ['any'], admin: ['ownAgencies'] }),
  fetched('talentDossiers', { ...agencyStaff, engineer: ['any'] }),
];
