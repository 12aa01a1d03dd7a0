import { useCallback } from 'react';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import type { Page } from '@domain/contract.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

/** Returns a page of the chosen agency's clients, by prefix of name or address. */
export const loadClientsPage = (
  nameOrEmail: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<ClientRow>> => {
  const query = { ...(nameOrEmail ? { nameOrEmail } : {}), ...(cursor ? { cursor } : {}) };
  return api.clients.list(query, { signal });
};

export const useClients = (nameOrEmail: string): Pages<ClientRow, Page<ClientRow>> =>
  usePages(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) => loadClientsPage(nameOrEmail, cursor, signal),
      [nameOrEmail],
    ),
  );
