import type { Serialised } from '@domain/contract.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';

export const presentTicket = (caller: Caller, ticket: CurationTicket): Serialised<CurationTicket> =>
  serialise(withOwnAgencies(caller, ticket));
