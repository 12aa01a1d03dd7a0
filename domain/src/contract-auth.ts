import type { AccountRole } from './access/roles.ts';
import type { EndpointAuth } from './contract.ts';

/** Everyone, signed in or not. */
export const open: EndpointAuth = { kind: 'public' };
/** Any signed-in user who may enter. */
export const signedIn: EndpointAuth = { kind: 'signedIn' };
/** Users with one of these roles. */
export const only = (...roles: readonly AccountRole[]): EndpointAuth => ({ kind: 'roles', roles });
/** Clients for their records, agency roles for their agency's. */
export const projectPeople = only('client', 'agencyTeam', 'admin');
/** Team members and admins of an agency. */
export const agencyStaff = only('agencyTeam', 'admin');

/** Errors any signed-in call may return. */
export const SIGNED_IN_ERRORS = [401, 403] as const;
/** Errors of a call that reads one record. */
export const READ_ERRORS = [401, 403, 404] as const;
/** Errors of a call that changes one record. */
export const WRITE_ERRORS = [400, 401, 403, 404, 409, 413, 415, 422] as const;
