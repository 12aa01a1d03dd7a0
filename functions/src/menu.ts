import type { Role } from '@domain/access/roles.ts';
import type { MenuItem } from '@domain/reference/platform.ts';

type Entry = MenuItem & { readonly roles: readonly Role[] };

/** The side menu: what each role can open. Labels are message ids of the app. */
const MENU: readonly Entry[] = [
  { id: 'projects', label: 'shell.nav.projects', path: '/project/list', roles: ['client'] },
  { id: 'newProject', label: 'shell.nav.newProject', path: '/project/list?new=1', roles: ['client'] },
  {
    id: 'expressProject',
    label: 'shell.nav.expressProject',
    path: '/project/list?type=express',
    roles: ['client'],
  },
  { id: 'curate', label: 'shell.nav.curate', path: '/curate', roles: ['engineer'] },
  { id: 'talents', label: 'shell.nav.talents', path: '/agencyTeam/talent', roles: ['agencyTeam', 'admin'] },
  {
    id: 'selfService',
    label: 'shell.nav.selfService',
    path: '/agencyTeam/talentSelfService',
    roles: ['agencyTeam', 'admin'],
  },
  { id: 'curators', label: 'shell.nav.curators', path: '/admin/engineer', roles: ['admin'] },
  { id: 'agencyTeam', label: 'shell.nav.agencyTeam', path: '/admin/agencyTeam', roles: ['admin'] },
  { id: 'client', label: 'shell.nav.client', path: '/admin/client', roles: ['admin'] },
  { id: 'tickets', label: 'shell.nav.tickets', path: '/admin/tickets', roles: ['admin'] },
  { id: 'demos', label: 'shell.nav.demos', path: '/profile/demos', roles: ['talent'] },
  { id: 'voice', label: 'shell.nav.voice', path: '/profile/voice', roles: ['talent'] },
  { id: 'homeStudio', label: 'shell.nav.homeStudio', path: '/profile/home-studio', roles: ['talent'] },
  { id: 'billing', label: 'shell.nav.billing', path: '/profile/billing', roles: ['talent'] },
];

const PROFILE: readonly Entry[] = [
  { id: 'account', label: 'shell.nav.account', path: '/profile/account', roles: ['client', 'talent'] },
  {
    id: 'profile',
    label: 'shell.nav.profile',
    path: '/profile',
    roles: ['talent', 'agencyTeam', 'engineer', 'admin'],
  },
  { id: 'rates', label: 'shell.nav.rates', path: '/profile/rates', roles: ['talent'] },
  { id: 'vacations', label: 'shell.nav.vacations', path: '/profile/vacations', roles: ['talent'] },
  {
    id: 'security',
    label: 'shell.nav.security',
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
