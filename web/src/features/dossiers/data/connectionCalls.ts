import { connectionApi } from '@domain/connection/connection.api.ts';
import type { ConnectionSession } from '@domain/connection/connection.ts';
import type { Serialised } from '@domain/contract.ts';
import { call } from '../../../lib/http/call.ts';
import { useAgencyRequest } from './dossierCalls.ts';

/** A check, as the API returns it. */
export type Connection = Serialised<ConnectionSession>;

/** A talent's current and earlier connection checks; null: none. */
export const useConnection = (talentId: string) =>
  useAgencyRequest('connection', talentId, () =>
    call(connectionApi['talents.connectionSession'], { params: { id: talentId } }),
  );
