import { useCallback } from 'react';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { LicenceFilter } from '@domain/ledger/licence-stage.ts';
import type { Page } from '@domain/contract.ts';
import type { CsvLayout } from '@domain/values/csv.ts';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

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
    signal: new AbortController().signal,
    onBytes: () => undefined,
    query: { ...buildQuery(choice), layout },
    name: `${name}.csv`,
  });

/** Offers a licence's client another year. */
export const offerRenewal = async (id: string, submission: Submission): Promise<void> => {
  await api.ledger.offerRenewal({ id }, submission);
};

/** Sets a licence's first air date, `YYYY-MM-DD`. */
export const setFirstAir = async (id: string, firstAirOn: string, submission: Submission): Promise<void> => {
  await api.ledger.setFirstAir({ id }, { firstAirOn }, submission);
};

/** Reports use beyond a licence; an empty link means none. */
export const reportUse = async (
  id: string,
  body: { readonly text: string; readonly link: string },
  submission: Submission,
): Promise<void> => {
  await api.ledger.reportUse({ id }, body, submission);
};

export const settleUse = async (id: string, answer: string, submission: Submission): Promise<void> => {
  await api.ledger.settleUse({ id }, { answer }, submission);
};

/** Orders another year of a licence at the shown price. */
export const renewLicence = async (
  id: string,
  body: { readonly priceKey: string; readonly reference: string },
  submission: Submission,
): Promise<void> => {
  await api.orders.renew({ id }, body, submission);
};

/** Confirms another year's order, records its payment, or cancels it. */
export const moveRenewal = async (
  id: string,
  state: 'confirmed' | 'paid' | 'cancelled',
  submission: Submission,
): Promise<void> => {
  await api.orders.updateStatus({ id }, { state }, submission);
};

export const saveRenewalInvoice = (id: string): Promise<void> =>
  download(api.orders.invoice, {
    signal: new AbortController().signal,
    onBytes: () => undefined,
    params: { id },
    name: `${id}.pdf`,
  });
