import type { EndpointName } from '@domain/api.ts';

type Area = EndpointName extends `${infer First}.${string}` ? First : never;

export const TAGS: Readonly<Record<Area, readonly [name: string, description: string]>> = {
  projects: ['Projects', 'What a client casts voices for, with its characters.'],
  express: ['Express projects', 'Projects that are placed in one step and recorded within hours.'],
  pricing: ['Pricing', 'Assets, licences, prices and the agency’s rate table.'],
  castings: ['Castings', 'Shortlists of a project in one language, comments and public links.'],
  guests: ['Guests', 'What people do behind a public link, without an account.'],
  demos: ['Demos', 'Recordings that show a voice: upload, search, playback.'],
  auditions: ['Auditions', 'Requests to talents, their scripts and their takes.'],
  availability: ['Availability', 'Time slots that are offered to talents and accepted.'],
  sessions: ['Recording sessions', 'Planned sessions, their files and signed reports.'],
  deliveries: ['Deliveries', 'Final files for the client: versions, acceptance and revisions.'],
  orders: ['Orders', 'Orders, invoices and payments.'],
  ledger: ['Licences', 'Licences that were sold, renewals, conflicts and reports of use.'],
  talents: ['Talents', 'Voice artists: profile, rates, vacations, scores, invitations.'],
  roster: ['Roster', 'An agency’s work on many talents: tags, import, emails, views.'],
  curation: ['Review', 'Tickets by which engineers review demos.'],
  engineers: ['Engineers', 'Engineers of an agency and their invitations.'],
  clients: ['Clients', 'People at companies that cast.'],
  companies: ['Companies', 'Companies of clients, and merging them.'],
  team: ['Team', 'Team members and admins of an agency.'],
  invitations: ['Invitations', 'Invitations of every kind in one list.'],
  enquiries: ['Messages', 'What clients and talents write to an agency.'],
  agencies: ['Agencies', 'Agencies of the platform, their settings and branding.'],
  figures: ['Figures', 'How an agency works, in numbers.'],
  health: ['Health', 'What is stuck, late or out of step in an agency.'],
  mail: ['Emails', 'Emails that could not be delivered.'],
  audit: ['Audit log', 'Who changed what, in entries that nobody changes.'],
  apiKeys: ['API keys', 'Keys by which an agency’s programs call this API.'],
  webhooks: ['Webhooks', 'Addresses that are notified of events, and their deliveries.'],
  accounts: ['Accounts', 'Your account, its sessions and settings.'],
  user: ['Passwords', 'Password resets and confirmed email addresses.'],
  privacy: ['Privacy', 'Export and deletion of a talent’s data.'],
  calendar: ['Calendar', 'Your bookings, in the app and as a feed.'],
  work: ['Dashboard and search', 'What needs your attention, and a search of everything.'],
  views: ['Views', 'Saved states of lists.'],
  audio: ['Playback', 'Recordings behind playback addresses.'],
  reference: ['Reference data', 'Catalogues, countries, languages and menus.'],
};

export const getTag = (name: string): string => TAGS[name.split('.')[0] as Area][0];
