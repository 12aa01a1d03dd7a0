import type { TeamRole } from './team.ts';

/**
 * Whether an agency would be left without an admin, if this person had these roles from now on. `admins` are the uids of
 * those who can work as such today: whoever has never come in keeps no agency going.
 */
export const leavesNoAdmin = (admins: readonly string[], uid: string, roles: readonly TeamRole[]): boolean =>
  !roles.includes('admin') && admins.includes(uid) && admins.every((admin) => admin === uid);
