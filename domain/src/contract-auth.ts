import type { AccountRole } from './access/roles.ts';
import type { EndpointAuth } from './contract.ts';

/** Everyone, signed in or not. */
export const open: EndpointAuth = { kind: 'public' };
export const signedIn: EndpointAuth = { kind: 'signedIn' };
export const only = (...roles: readonly AccountRole[]): EndpointAuth => ({ kind: 'roles', roles });
export const projectPeople = only('client', 'agencyTeam', 'admin');
export const agencyStaff = only('agencyTeam', 'admin');

export const SIGNED_IN_ERRORS = [401, 403] as const;
export const READ_ERRORS = [401, 403, 404] as const;
/** Errors of a call that changes one record. */
export const WRITE_ERRORS = [400, 401, 403, 404, 409, 413, 415, 422] as const;
