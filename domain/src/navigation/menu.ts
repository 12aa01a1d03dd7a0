import { ROLES, type AccountRole } from '../access/roles.ts';
import { addresses } from './addresses.ts';

/** Groups of the sidebar, in order. */
export const MENU_GROUPS = ['home', 'work', 'talent', 'clients', 'agency', 'developers', 'profile'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

interface MenuEntry {
  readonly id: string;
  /** Absent: only in the profile menu. */
  readonly group?: MenuGroup;
  readonly path: string;
  readonly roles: readonly AccountRole[];
  /** Roles that have it if the agency grants access to rates. */
  readonly withRates?: readonly AccountRole[];
}

/** Sidebar pages with their roles. The user's first entry is the landing page. */
export const MENU = [
  { id: 'projects', group: 'work', path: addresses.projects.path, roles: ['client'] },
  { id: 'newProject', group: 'work', path: addresses.newProject.path, roles: ['client'] },
  { id: 'expressProject', group: 'work', path: addresses.expressProject.path, roles: ['client'] },
  { id: 'curate', group: 'work', path: addresses.curate.path, roles: ['engineer'] },
  { id: 'demos', group: 'work', path: addresses.demos.path, roles: ['talent'] },
  { id: 'dashboard', group: 'home', path: addresses.dashboard.path, roles: ROLES },
  { id: 'castings', group: 'work', path: addresses.castings.path, roles: ['agencyTeam', 'admin'] },
  {
    id: 'sessions',
    group: 'work',
    path: addresses.sessions.path,
    roles: ['client', 'agencyTeam', 'admin', 'engineer'],
  },
  { id: 'licences', group: 'work', path: addresses.licences.path, roles: ['client', 'agencyTeam', 'admin'] },
  { id: 'orders', group: 'work', path: addresses.orders.path, roles: ['client', 'agencyTeam', 'admin'] },
  { id: 'figures', group: 'agency', path: addresses.figures.path, roles: ['agencyTeam', 'admin'] },
  { id: 'talents', group: 'talent', path: addresses.talents.path, roles: ['agencyTeam', 'admin'] },
  { id: 'agencyDemos', group: 'talent', path: addresses.agencyDemos.path, roles: ['agencyTeam', 'admin'] },
  {
    id: 'talentRates',
    group: 'talent',
    path: addresses.talentRates.path,
    roles: ['agencyTeam', 'admin'],
    withRates: ['client'],
  },
  { id: 'messages', group: 'clients', path: addresses.messages.path, roles: ['agencyTeam', 'admin'] },
  { id: 'selfService', group: 'talent', path: addresses.selfService.path, roles: ['agencyTeam', 'admin'] },
  { id: 'invitations', group: 'talent', path: addresses.invitations.path, roles: ['agencyTeam', 'admin'] },
  { id: 'curators', group: 'agency', path: addresses.engineers.path, roles: ['admin'] },
  { id: 'agencyTeam', group: 'agency', path: addresses.team.path, roles: ['admin'] },
  { id: 'client', group: 'clients', path: addresses.clients.path, roles: ['admin'] },
  { id: 'agency', group: 'agency', path: addresses.agency.path, roles: ['admin'] },
  { id: 'monthEnd', group: 'agency', path: addresses.monthEnd.path, roles: ['admin'] },
  { id: 'payouts', group: 'agency', path: addresses.payouts.path, roles: ['admin'] },
  { id: 'billingTerms', group: 'agency', path: addresses.billingTerms.path, roles: ['admin'] },
  { id: 'bookingTerms', group: 'agency', path: addresses.bookingTerms.path, roles: ['admin'] },
  { id: 'rateTables', group: 'agency', path: addresses.rateTables.path, roles: ['admin'] },
  { id: 'licenceOptions', group: 'agency', path: addresses.licenceOptions.path, roles: ['admin'] },
  { id: 'apiKeys', group: 'developers', path: addresses.apiKeys.path, roles: ['admin'] },
  { id: 'webhooks', group: 'developers', path: addresses.webhooks.path, roles: ['admin'] },
  { id: 'health', group: 'developers', path: addresses.health.path, roles: ['admin'] },
  { id: 'auditLog', group: 'agency', path: addresses.auditLog.path, roles: ['admin'] },
  { id: 'tickets', group: 'talent', path: addresses.tickets.path, roles: ['admin'] },
  { id: 'ownAuditions', group: 'work', path: addresses.ownAuditions.path, roles: ['talent'] },
  { id: 'voice', group: 'profile', path: addresses.voice.path, roles: ['talent'] },
  { id: 'homeStudio', group: 'profile', path: addresses.homeStudio.path, roles: ['talent'] },
  { id: 'ownLicences', group: 'work', path: addresses.ownLicences.path, roles: ['talent'] },
  { id: 'earnings', group: 'work', path: addresses.earnings.path, roles: ['talent'] },
  { id: 'billing', group: 'profile', path: addresses.billing.path, roles: ['talent'] },
] as const satisfies readonly MenuEntry[];

export const PROFILE_MENU = [
  { id: 'account', group: 'profile', path: addresses.account.path, roles: ['client', 'talent'] },
  { id: 'ownProfile', group: 'profile', path: addresses.profileView.path, roles: ['talent'] },
  { id: 'profile', path: addresses.profile.path, roles: ['agencyTeam', 'engineer', 'admin'] },
  { id: 'rates', group: 'profile', path: addresses.rates.path, roles: ['talent'] },
  { id: 'vacations', group: 'profile', path: addresses.vacations.path, roles: ['talent'] },
  // Talents find it beside vacations.
  { id: 'calendar', path: addresses.calendar.path, roles: ['engineer'] },
  {
    id: 'security',
    path: addresses.security.path,
    roles: ROLES,
  },
] as const satisfies readonly MenuEntry[];

/** Entries an agency can hide; their pages remain. */
export const HIDEABLE_MENU = [
  'expressProject',
  'sessions',
  'talentRates',
  'selfService',
  'ownAuditions',
  'homeStudio',
  'billing',
] as const satisfies readonly MenuId[];

export type MenuId = (typeof MENU | typeof PROFILE_MENU)[number]['id'];

const GROUPS: ReadonlyMap<string, MenuGroup> = new Map(
  [...MENU, ...PROFILE_MENU].flatMap((entry) => ('group' in entry ? [[entry.id, entry.group]] : [])),
);

/** Returns an entry's group in the sidebar; undefined: not in it. */
export const getMenuGroup = (id: MenuId): MenuGroup | undefined => GROUPS.get(id);

export const getMenuLabel = <Id extends MenuId>(id: Id): `nav.${Id}` => `nav.${id}`;

/** A menu entry from the server. `label`: a message id of the app. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly path: string;
}
