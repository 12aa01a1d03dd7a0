import { closed, fetched, listed, type CollectionRule } from '../row.ts';

/** People who sign in, and the companies and agencies they belong to. */
export const ACCOUNT_ROWS = [
  // An account's record names all its agencies, so nobody reads it but the person. Admins have memberships.
  fetched('users', {
    client: ['account'],
    agencyTeam: ['account'],
    admin: ['account'],
    talent: ['account'],
    engineer: ['account'],
  }),
  listed('clients', { client: ['self'], admin: ['ownAgencies'] }),
  // One role of one person in one agency, and what that agency decided: for its admins' eyes alone.
  listed('memberships', { admin: ['ownAgency'] }),
  // What a client pays an agency, one document for each agency: no agency sees another's.
  listed('clientTerms', { admin: ['ownAgency'] }),
  listed('companies', { client: ['company'], agencyTeam: ['ownAgencies'], admin: ['ownAgencies'] }),
  // How far a merge of two companies is: the API tells the admins of the agency.
  closed('companyMerges'),
  // Those that an agency has engaged, or invited.
  listed('engineers', { engineer: ['self'], admin: ['ownAgencies'] }),
  // An invitation belongs to the agency whose admin sent it.
  listed('engineerInvites', { admin: ['ownAgency'] }),
  // Names addresses of accounts that the agency has nothing to do with before they accept.
  closed('teamInvites'),
  // That somebody was invited, and by which record, whose id may be a link: the API tells the agency’s people.
  closed('invitations'),
  fetched('agencies', {
    client: ['member'],
    agencyTeam: ['member'],
    admin: ['member'],
    talent: ['member'],
  }),
  fetched('agencyContracts', { admin: ['member'] }),
  // Whose a slug is or was, and where logos lie: pages show what of it is anybody's.
  closed('agencySlugs'),
  closed('agencyLogos'),
  // What an agency charges, and why a price is what it is: not even its clients are told more than the price.
  listed('rateTables', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  // What licences can be for: the API tells what of it concerns a reader.
  closed('agencyOptions'),
  // Proof of what was agreed to; people get theirs with the export of their data.
  closed('consents'),
  // What programs of an agency call by: the API tells its admins all but the key.
  closed('apiKeys'),
  // Where an agency's systems are told what happens, and what they were told: the API tells its admins all but the secret.
  closed('webhooks'),
  closed('webhookEvents'),
  closed('webhookDeliveries'),
  // What people write to an agency: the API tells its staff, and only admins the address of a client.
  closed('enquiries'),
  listed('viewHistory', {
    client: ['ownUser'],
    agencyTeam: ['ownUser'],
    admin: ['ownUser'],
    talent: ['ownUser'],
    engineer: ['ownUser'],
  }),
] as const satisfies readonly CollectionRule[];

/** What keeps the platform running. */
export const PLATFORM_ROWS = [
  // The API serves these to anybody and keeps them in memory: a browser would pay five hundred reads for the same.
  closed('catalog'),
  closed('countries'),
  closed('languages'),
  // The outbox holds what links are made of. Admins read about mails that are stuck, from a copy without that.
  closed('mail'),
  listed('stuckMail', { admin: ['ownAgency'] }),
  listed('audit', { admin: ['ownAgency'] }),
  // Where the chains of audit records have got to: what is checked against it is nobody's to write or read.
  closed('auditChains'),
  closed('idempotency'),
  closed('rateLimits'),
] as const satisfies readonly CollectionRule[];
