import type { Role } from './access/roles.ts';
import type { EndpointAuth } from './contract.ts';

/** Anybody, signed in or not. */
export const open: EndpointAuth = { kind: 'public' };
/** Anybody who is signed in and may enter. */
export const signedIn: EndpointAuth = { kind: 'signedIn' };
/** Holders of one of these roles. */
export const only = (...roles: readonly Role[]): EndpointAuth => ({ kind: 'roles', roles });
/** Clients for what is theirs, agency roles for what is their agency's. */
export const projectPeople = only('client', 'agencyTeam', 'admin');
/** Team members and admins of an agency. */
export const agencyStaff = only('agencyTeam', 'admin');

/** Failures that any call of somebody signed in can end in. */
export const SIGNED_IN_ERRORS = [401, 403] as const;
/** … of a call that reads one record. */
export const READ_ERRORS = [401, 403, 404] as const;
/** … of a call that changes one. */
export const WRITE_ERRORS = [400, 401, 403, 404, 409, 413, 415, 422] as const;
