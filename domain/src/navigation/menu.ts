import type { Role } from '../access/roles.ts';
import { addresses } from './addresses.ts';

interface MenuEntry {
  readonly id: string;
  readonly path: string;
  readonly roles: readonly Role[];
  /** Roles whose people have it where the agency lets them see rates. */
  readonly withRates?: readonly Role[];
}

/** The side menu, in its order: what leads where, and for whom. */
export const MENU = [
  { id: 'projects', path: addresses.projects.path, roles: ['client'] },
  { id: 'newProject', path: addresses.newProject.path, roles: ['client'] },
  { id: 'expressProject', path: addresses.expressProject.path, roles: ['client'] },
  { id: 'dashboard', path: addresses.dashboard.path, roles: ['agencyTeam', 'admin'] },
  { id: 'castings', path: addresses.castings.path, roles: ['agencyTeam', 'admin'] },
  { id: 'curate', path: addresses.curate.path, roles: ['engineer'] },
  { id: 'demos', path: addresses.demos.path, roles: ['talent'] },
  // Staff have it on their dashboard.
  { id: 'today', path: addresses.today.path, roles: ['client', 'talent', 'engineer'] },
  { id: 'sessions', path: addresses.sessions.path, roles: ['client', 'agencyTeam', 'admin', 'engineer'] },
  { id: 'licences', path: addresses.licences.path, roles: ['client', 'agencyTeam', 'admin'] },
  { id: 'figures', path: addresses.figures.path, roles: ['agencyTeam', 'admin'] },
  { id: 'talents', path: addresses.talents.path, roles: ['agencyTeam', 'admin'] },
  { id: 'agencyDemos', path: addresses.agencyDemos.path, roles: ['agencyTeam', 'admin'] },
  {
    id: 'talentRates',
    path: addresses.talentRates.path,
    roles: ['agencyTeam', 'admin'],
    withRates: ['client'],
  },
  { id: 'messages', path: addresses.messages.path, roles: ['agencyTeam', 'admin'] },
  { id: 'selfService', path: addresses.selfService.path, roles: ['agencyTeam', 'admin'] },
  { id: 'invitations', path: addresses.invitations.path, roles: ['agencyTeam', 'admin'] },
  { id: 'curators', path: addresses.engineers.path, roles: ['admin'] },
  { id: 'agencyTeam', path: addresses.team.path, roles: ['admin'] },
  { id: 'client', path: addresses.clients.path, roles: ['admin'] },
  { id: 'agency', path: addresses.agency.path, roles: ['admin'] },
  { id: 'apiKeys', path: addresses.apiKeys.path, roles: ['admin'] },
  { id: 'webhooks', path: addresses.webhooks.path, roles: ['admin'] },
  { id: 'health', path: addresses.health.path, roles: ['admin'] },
  { id: 'auditLog', path: addresses.auditLog.path, roles: ['admin'] },
  { id: 'tickets', path: addresses.tickets.path, roles: ['admin'] },
  { id: 'ownAuditions', path: addresses.ownAuditions.path, roles: ['talent'] },
  { id: 'voice', path: addresses.voice.path, roles: ['talent'] },
  { id: 'homeStudio', path: addresses.homeStudio.path, roles: ['talent'] },
  { id: 'ownLicences', path: addresses.ownLicences.path, roles: ['talent'] },
  { id: 'billing', path: addresses.billing.path, roles: ['talent'] },
] as const satisfies readonly MenuEntry[];

/** The menu behind a person's initials, in its order. */
export const PROFILE_MENU = [
  { id: 'account', path: addresses.account.path, roles: ['client', 'talent'] },
  { id: 'ownProfile', path: addresses.profileView.path, roles: ['talent'] },
  { id: 'profile', path: addresses.profile.path, roles: ['agencyTeam', 'engineer', 'admin'] },
  { id: 'rates', path: addresses.rates.path, roles: ['talent'] },
  { id: 'vacations', path: addresses.vacations.path, roles: ['talent'] },
  // Talents find it beside their vacations.
  { id: 'calendar', path: addresses.calendar.path, roles: ['engineer'] },
  {
    id: 'security',
    path: addresses.security.path,
    roles: ['talent', 'client', 'engineer', 'agencyTeam', 'admin'],
  },
] as const satisfies readonly MenuEntry[];

/** Entries that an agency can do without; the pages behind them stay where they are. */
export const HIDEABLE_MENU = [
  'expressProject',
  'sessions',
  'talentRates',
  'selfService',
  'ownAuditions',
  'homeStudio',
  'billing',
] as const satisfies readonly MenuId[];

/** Every entry that either menu can have. */
export type MenuId = (typeof MENU | typeof PROFILE_MENU)[number]['id'];

/** The app's message id of an entry's label. */
export const menuLabelOf = <Id extends MenuId>(id: Id): `nav.${Id}` => `nav.${id}`;

/** An entry of a menu that the server provides. `label` is a message id of the app. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly path: string;
}
