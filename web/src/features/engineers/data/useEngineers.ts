import { useCallback } from 'react';
import type { Page } from '@domain/contract.ts';
import { engineersApi, type EngineerView } from '@domain/engineers/engineers.api.ts';
import { call } from '../../../lib/http/call.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

/** Engineers of the chosen agency whose name or address begins as said, and who work in a language; page by page. */
export const useEngineers = (
  nameOrEmail: string,
  language: string,
): Pages<EngineerView, Page<EngineerView>> =>
  usePages(
    useCallback(
      async (cursor: string | undefined, signal: AbortSignal) => {
        const query = {
          ...(nameOrEmail ? { nameOrEmail } : {}),
          ...(language ? { language } : {}),
          ...(cursor ? { current: Number(cursor) } : {}),
        };
        const page = await call(engineersApi['engineers.list'], { query }, { signal });
        const { items, total, current, pageSize } = page;
        return current * pageSize < total ? { items, cursor: String(current + 1) } : { items };
      },
      [language, nameOrEmail],
    ),
  );
