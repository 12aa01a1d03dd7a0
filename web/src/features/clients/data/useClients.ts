import { useCallback } from 'react';
import { clientsApi } from '@domain/clients/clients.api.ts';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import type { Page } from '@domain/contract.ts';
import { call } from '../../../lib/http/call.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

/** Clients of the chosen agency whose name or address begins as said, page by page. */
export const useClients = (nameOrEmail: string): Pages<ClientRow, Page<ClientRow>> =>
  usePages(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) => {
        const query = { ...(nameOrEmail ? { nameOrEmail } : {}), ...(cursor ? { cursor } : {}) };
        return call(clientsApi['clients.list'], { query }, { signal });
      },
      [nameOrEmail],
    ),
  );
