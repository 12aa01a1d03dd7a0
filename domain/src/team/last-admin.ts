import type { TeamRole } from './team.ts';

/** Returns whether an agency would have no admin if this person got these roles. `admins`: uids of current admins; those who never signed in don't count. */
export const leavesNoAdmin = (admins: readonly string[], uid: string, roles: readonly TeamRole[]): boolean =>
  !roles.includes('admin') && admins.includes(uid) && admins.every((admin) => admin === uid);
