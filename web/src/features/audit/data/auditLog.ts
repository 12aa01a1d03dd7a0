import { useCallback } from 'react';
import type { ListedApiKey } from '@domain/apiKeys/api-keys.ts';
import type { AuditRow } from '@domain/audit/audit.ts';
import type { Page } from '@domain/contract.ts';
import type { CsvLayout } from '@domain/values/csv.ts';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import type { AuditChoice } from './auditChoice.ts';
import { toSpan } from './auditChoice.ts';

const buildQuery = ({ by, record, action, from, to }: AuditChoice) => ({
  ...(by ? { by } : {}),
  ...(record ? { subject: record } : {}),
  ...(action ? { action } : {}),
  ...toSpan({ from, to }),
});

/** The chosen agency's audit log in pages, newest first. */
export const useAudit = ({ by, record, action, from, to }: AuditChoice): Pages<AuditRow, Page<AuditRow>> => {
  const load = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      const query = {
        ...buildQuery({ by, record, action, from, to }),
        ...(cursor === undefined ? {} : { cursor }),
      };
      return api.audit.list(query, { signal });
    },
    [by, record, action, from, to],
  );

  return usePages(load);
};

/** Downloads the same records as CSV. */
export const saveAudit = (choice: AuditChoice, layout: CsvLayout, name: string): Promise<void> =>
  download(api.audit.export, {
    query: { ...buildQuery(choice), layout },
    name: `${name}.csv`,
  });

/** Loads API keys that may have acted, once needed. */
export const useKeys = (isWanted: boolean): Request<readonly ListedApiKey[]> =>
  useRequest(isWanted ? 'apiKeys' : null, (signal) => api.apiKeys.list({ signal }));
