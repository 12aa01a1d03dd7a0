import { internal, fetchable, listable, type CollectionRule } from '../row.ts';

/** Users with their companies and agencies. */
export const ACCOUNT_ROWS = [
  // An account names all its agencies, so only its owner reads it. Admins use memberships.
  fetchable('users', {
    client: ['account'],
    agencyTeam: ['account'],
    admin: ['account'],
    talent: ['account'],
    engineer: ['account'],
  }),
  // A client has nothing in an agency that rejected or removed them, their record included.
  listable('clients', { client: ['selfInAgency'], admin: ['ownAgencies'] }),
  // A person's role in an agency, with its decision: for its admins only.
  listable('memberships', { admin: ['ownAgency'] }),
  // A client's terms, one document per agency: no agency sees another's.
  listable('clientTerms', { admin: ['ownAgency'] }),
  listable('companies', { client: ['company'], agencyTeam: ['ownAgencies'], admin: ['ownAgencies'] }),
  // Progress of company merges, shown to the agency's admins by the API.
  internal('companyMerges'),
  // Engineers that an agency has engaged or invited.
  listable('engineers', { engineer: ['self'], admin: ['ownAgencies'] }),
  // An invitation belongs to the agency whose admin sent it.
  listable('engineerInvites', { admin: ['ownAgency'] }),
  // Contains addresses of accounts unrelated to the agency until they accept.
  internal('teamInvites'),
  // Invitations and their source records, whose ids may be links; available to the agency's people through the API.
  internal('invitations'),
  // Settings for the agency's staff; everyone else gets the public part from the API.
  fetchable('agencies', { agencyTeam: ['member'], admin: ['member'] }),
  fetchable('agencyContracts', { admin: ['member'] }),
  // Current and former slugs, and logos: public parts appear on pages.
  internal('agencySlugs'),
  internal('agencyLogos'),
  // What an agency charges and how prices are composed: its clients see only prices.
  listable('rateTables', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  // Licence options, filtered by the API.
  internal('agencyOptions'),
  // Proof of consents; people get theirs in their data export.
  internal('consents'),
  // API keys, shown to the agency's admins without the key.
  internal('apiKeys'),
  // Receivers and deliveries of an agency's events; its admins see all but the secret through the API.
  internal('webhooks'),
  internal('webhookEvents'),
  internal('webhookDeliveries'),
  // Contains the addresses and keys of browsers; people get their own devices, without those, through the API.
  internal('pushDevices'),
  // Messages to an agency, shown to its staff by the API; client addresses only to admins.
  internal('enquiries'),
  // An agency's notes on clients, shown to its admins by the API.
  internal('clientNotes'),
  listable('viewHistory', {
    client: ['ownUser'],
    agencyTeam: ['ownUser'],
    admin: ['ownUser'],
    talent: ['ownUser'],
    engineer: ['ownUser'],
  }),
  // Subjects of a person's emails, in the agencies where they still have a role.
  listable('notices', {
    client: ['userInAgency'],
    agencyTeam: ['userInAgency'],
    admin: ['userInAgency'],
    talent: ['userInAgency'],
    engineer: ['userInAgency'],
  }),
] as const satisfies readonly CollectionRule[];

/** Operational collections. */
export const PLATFORM_ROWS = [
  // That something changed, for whom and when, and nothing else.
  listable('pulses', {
    agencyTeam: ['ownAgency'],
    admin: ['ownAgency'],
    client: ['ownCompany'],
    talent: ['talentInAgency'],
    engineer: ['engineerInAgency', 'toEngineers'],
  }),
  // Public through the API, which caches it: a browser would need five hundred reads.
  internal('catalog'),
  internal('countries'),
  internal('languages'),
  // The outbox contains link secrets. Admins see stuck mails in a copy without those.
  internal('mail'),
  listable('stuckMail', { admin: ['ownAgency'] }),
  listable('audit', { admin: ['ownAgency'] }),
  // Ends of the audit chains, used for checking, so nobody may read or write them.
  internal('auditChains'),
  internal('idempotency'),
  internal('rateLimits'),
] as const satisfies readonly CollectionRule[];
