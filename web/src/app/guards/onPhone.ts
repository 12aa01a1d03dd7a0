import { matchPath } from 'react-router-dom';
import type { AccountRole } from '@domain/access/roles.ts';
import { createLocalSlot } from '../../lib/storage/browserStorage.ts';
import { paths } from '../paths.ts';

const slot = createLocalSlot('vc.phone');

/** Roles whose pages all work on a phone. */
const PHONE_ROLES: readonly AccountRole[] = ['talent', 'engineer'];

/** Parts of the workspace that work on a phone, by role. */
const ON_PHONE: Readonly<Partial<Record<AccountRole, readonly string[]>>> = {
  talent: [paths.dashboard.path, `${paths.profile.path}/*`],
  engineer: [paths.session.path],
  admin: [paths.dashboard.path],
};

const matchesAny = (patterns: readonly string[], pathname: string): boolean =>
  patterns.some((pattern) => matchPath({ path: pattern, end: true }, pathname) !== null);

const listFitting = (roles: readonly AccountRole[]): readonly string[] =>
  roles.flatMap((role) => ON_PHONE[role] ?? []);

/** Whether the notice for phones doesn't apply: to people who are only talents or engineers, and to the own pages of those who are more. */
export const isExemptOnPhone = (roles: readonly AccountRole[], pathname: string): boolean =>
  roles.some((role) => PHONE_ROLES.includes(role)) &&
  (roles.every((role) => PHONE_ROLES.includes(role)) ||
    PHONE_ROLES.some((role) => roles.includes(role) && matchesAny(ON_PHONE[role] ?? [], pathname)));

/** Whether the reader chose to continue in the workspace on this phone. */
export const isStayingOnPhone = (): boolean => slot.read() !== null;
export const stayOnPhone = (): void => slot.write('yes');

/** Whether a workspace page works on a phone for these roles. */
export const worksOnPhone = (roles: readonly AccountRole[], pathname: string): boolean =>
  matchesAny(listFitting(roles), pathname);

/** Where these roles continue on a phone: the wanted page or the dashboard; undefined if neither works there. */
export const getPhoneAddress = (roles: readonly AccountRole[], path: string): string | undefined => {
  if (worksOnPhone(roles, path.replace(/[?#].*$/, ''))) return path;
  return listFitting(roles).length > 0 ? paths.dashboard.href() : undefined;
};
