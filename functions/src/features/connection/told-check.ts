import type { ConnectionSession } from '@domain/connection/connection.ts';
import { withOwnAgencies } from '../../access/own-agencies.ts';
import type { Caller } from '../../access/caller.ts';

/** A talent's checks as they are told: not which agency held one, for the talent may work with others. */
export const toldCheck = (caller: Caller, session: ConnectionSession): ConnectionSession => ({
  ...withOwnAgencies(caller, session),
  history: session.history.map(({ agencyId: _heldBy, ...check }) => check),
});
