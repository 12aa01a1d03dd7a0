import type { ConnectionSession } from '@domain/connection/connection.ts';
import type { Serialised } from '@domain/contract.ts';
import { api } from '../../../lib/http/api.ts';
import { useAgencyRequest } from './agencyRequests.ts';

/** A check, as the API returns it. */
export type Connection = Serialised<ConnectionSession>;

/** A talent's current and earlier connection checks; null: none. */
export const useConnection = (talentId: string) =>
  useAgencyRequest('connection', talentId, () => api.talents.connectionSession({ id: talentId }));
