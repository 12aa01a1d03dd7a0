import { closed, fetched, listed, type CollectionRule } from '../row.ts';

/** Users with their companies and agencies. */
export const ACCOUNT_ROWS = [
  // An account names all its agencies, so only its owner reads it. Admins use memberships.
  fetched('users', {
    client: ['account'],
    agencyTeam: ['account'],
    admin: ['account'],
    talent: ['account'],
    engineer: ['account'],
  }),
  listed('clients', { client: ['self'], admin: ['ownAgencies'] }),
  // A person's role in an agency, with its decision: for its admins only.
  listed('memberships', { admin: ['ownAgency'] }),
  // A client's terms, one document per agency: no agency sees another's.
  listed('clientTerms', { admin: ['ownAgency'] }),
  listed('companies', { client: ['company'], agencyTeam: ['ownAgencies'], admin: ['ownAgencies'] }),
  // Progress of company merges, shown to the agency's admins by the API.
  closed('companyMerges'),
  // Engineers that an agency has engaged or invited.
  listed('engineers', { engineer: ['self'], admin: ['ownAgencies'] }),
  // An invitation belongs to the agency whose admin sent it.
  listed('engineerInvites', { admin: ['ownAgency'] }),
  // Contains addresses of accounts unrelated to the agency until they accept.
  closed('teamInvites'),
  // Invitations and their source records, whose ids may be links; available to the agency's people through the API.
  closed('invitations'),
  // Settings for the agency's staff; everyone else gets the public part from the API.
  fetched('agencies', { agencyTeam: ['member'], admin: ['member'] }),
  fetched('agencyContracts', { admin: ['member'] }),
  // Current and former slugs, and logos: public parts appear on pages.
  closed('agencySlugs'),
  closed('agencyLogos'),
  // What an agency charges and how prices are composed: its clients see only prices.
  listed('rateTables', { agencyTeam: ['ownAgency'], admin: ['ownAgency'] }),
  // Licence options, filtered by the API.
  closed('agencyOptions'),
  // Proof of consents; people get theirs in their data export.
  closed('consents'),
  // API keys, shown to the agency's admins without the key.
  closed('apiKeys'),
  // Receivers and deliveries of an agency's events; its admins see all but the secret through the API.
  closed('webhooks'),
  closed('webhookEvents'),
  closed('webhookDeliveries'),
  // Messages to an agency, shown to its staff by the API; client addresses only to admins.
  closed('enquiries'),
  listed('viewHistory', {
    client: ['ownUser'],
    agencyTeam: ['ownUser'],
    admin: ['ownUser'],
    talent: ['ownUser'],
    engineer: ['ownUser'],
  }),
] as const satisfies readonly CollectionRule[];

/** Operational collections. */
export const PLATFORM_ROWS = [
  // Public through the API, which caches it: a browser would need five hundred reads.
  closed('catalog'),
  closed('countries'),
  closed('languages'),
  // The outbox contains link secrets. Admins see stuck mails in a copy without those.
  closed('mail'),
  listed('stuckMail', { admin: ['ownAgency'] }),
  listed('audit', { admin: ['ownAgency'] }),
  // Ends of the audit chains, used for checking, so nobody may read or write them.
  closed('auditChains'),
  closed('idempotency'),
  closed('rateLimits'),
] as const satisfies readonly CollectionRule[];
