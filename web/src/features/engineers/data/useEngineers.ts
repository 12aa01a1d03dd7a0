import { useCallback } from 'react';
import type { Page } from '@domain/contract.ts';
import { api } from '../../../lib/http/api.ts';
import type { EngineerView } from '@domain/engineers/engineers.api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

/** Filters of engineers; empty: all. */
interface EngineerChoice {
  /** The beginning of a name or of an address. */
  readonly search: string;
  readonly language: string;
}

const PAGE_SIZE = 20;

/** A page of the chosen agency's matching engineers; the cursor is a page number. */
export const loadEngineersPage = async (
  { search, language }: EngineerChoice,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<EngineerView>> => {
  const query = {
    ...(search ? { nameOrEmail: search } : {}),
    ...(language ? { language } : {}),
    current: Number(cursor ?? 1),
    pageSize: PAGE_SIZE,
  };
  const page = await api.engineers.list(query, { signal });
  const { items, total, current, pageSize } = page;
  return current * pageSize < total ? { items, cursor: String(current + 1) } : { items };
};

export const useEngineers = ({ search, language }: EngineerChoice): Pages<EngineerView, Page<EngineerView>> =>
  usePages(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) =>
        loadEngineersPage({ search, language }, cursor, signal),
      [language, search],
    ),
  );
