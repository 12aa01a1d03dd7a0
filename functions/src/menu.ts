import type { Role } from '@domain/access/roles.ts';
import type { MenuItem } from '@domain/reference/platform.ts';

type Entry = MenuItem & { readonly roles: readonly Role[] };

/** The side menu: what each role can open. Labels are message ids of the app. */
const MENU: readonly Entry[] = [
  { id: 'projects', label: 'nav.projects', path: '/project/list', roles: ['client'] },
  { id: 'newProject', label: 'nav.newProject', path: '/project/new', roles: ['client'] },
  {
    id: 'expressProject',
    label: 'nav.expressProject',
    path: '/project/express',
    roles: ['client'],
  },
  { id: 'dashboard', label: 'nav.dashboard', path: '/dashboard', roles: ['agencyTeam', 'admin'] },
  { id: 'curate', label: 'nav.curate', path: '/curate', roles: ['engineer'] },
  { id: 'talents', label: 'nav.talents', path: '/agencyTeam/talent', roles: ['agencyTeam', 'admin'] },
  {
    id: 'selfService',
    label: 'nav.selfService',
    path: '/agencyTeam/talentSelfService',
    roles: ['agencyTeam', 'admin'],
  },
  { id: 'curators', label: 'nav.curators', path: '/admin/engineer', roles: ['admin'] },
  { id: 'agencyTeam', label: 'nav.agencyTeam', path: '/admin/agencyTeam', roles: ['admin'] },
  { id: 'client', label: 'nav.client', path: '/admin/client', roles: ['admin'] },
  { id: 'tickets', label: 'nav.tickets', path: '/admin/tickets', roles: ['admin'] },
  { id: 'demos', label: 'nav.demos', path: '/profile/demos', roles: ['talent'] },
  { id: 'voice', label: 'nav.voice', path: '/profile/voice', roles: ['talent'] },
  { id: 'homeStudio', label: 'nav.homeStudio', path: '/profile/home-studio', roles: ['talent'] },
  { id: 'billing', label: 'nav.billing', path: '/profile/billing', roles: ['talent'] },
];

const PROFILE: readonly Entry[] = [
  { id: 'account', label: 'nav.account', path: '/profile/account', roles: ['client', 'talent'] },
  {
    id: 'profile',
    label: 'nav.profile',
    path: '/profile',
    roles: ['talent', 'agencyTeam', 'engineer', 'admin'],
  },
  { id: 'rates', label: 'nav.rates', path: '/profile/rates', roles: ['talent'] },
  { id: 'vacations', label: 'nav.vacations', path: '/profile/vacations', roles: ['talent'] },
  {
    id: 'security',
    label: 'nav.security',
    path: '/profile/security',
    roles: ['talent', 'client', 'engineer', 'agencyTeam', 'admin'],
  },
];

const forRoles = (entries: readonly Entry[], roles: readonly Role[]): readonly MenuItem[] =>
  entries
    .filter((entry) => entry.roles.some((role) => roles.includes(role)))
    .map(({ id, label, path }) => ({ id, label, path }));

export const menuFor = (roles: readonly Role[]): readonly MenuItem[] => forRoles(MENU, roles);
export const profileItemsFor = (roles: readonly Role[]): readonly MenuItem[] => forRoles(PROFILE, roles);
