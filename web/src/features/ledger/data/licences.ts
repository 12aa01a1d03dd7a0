import { useCallback } from 'react';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { LicenceFilter } from '@domain/ledger/licence-stage.ts';
import type { Page } from '@domain/contract.ts';
import type { CsvLayout } from '@domain/values/csv.ts';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

export interface LicenceChoice {
  readonly of: 'voice' | 'projects';
  /** Undefined: all. */
  readonly stage: LicenceFilter | undefined;
  readonly search: string;
  /** Only licences with unanswered reports of use. */
  readonly isReported: boolean;
}

const buildQuery = ({ of, stage, search, isReported }: LicenceChoice) => ({
  of,
  ...(isReported ? { reported: true } : {}),
  ...(stage ? { stage } : {}),
  ...(search ? { search } : {}),
});

/** The licence that the address names; null: none. */
export const useLinkedLicence = (id: string | null): Request<LicenceRow | undefined> =>
  useRequest(id, async (signal) => {
    const { items } = await api.ledger.list({ id: id ?? '' }, { signal });
    return items[0];
  });

/** Sold licences, page by page. */
export const useLicences = ({
  of,
  stage,
  search,
  isReported,
}: LicenceChoice): Pages<LicenceRow, Page<LicenceRow>> => {
  const load = useCallback(
    (cursor: string | undefined, signal: AbortSignal) => {
      const query = {
        ...buildQuery({ of, stage, search, isReported }),
        ...(cursor === undefined ? {} : { cursor }),
      };
      return api.ledger.list(query, { signal });
    },
    [of, stage, search, isReported],
  );

  return usePages(load);
};

export const saveLicences = (choice: LicenceChoice, layout: CsvLayout, name: string): Promise<void> =>
  download(api.ledger.export, {
    query: { ...buildQuery(choice), layout },
    name: `${name}.csv`,
  });
