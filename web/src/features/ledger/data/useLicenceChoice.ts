import { LICENCE_FILTERS, type LicenceFilter } from '@domain/ledger/licence-stage.ts';
import { useAddressChoice, type Choose } from '../../../lib/useAddressChoice.ts';

/** A filter in the address, besides the stages. */
export const REPORTED_FILTER = 'reported' as const;

interface Chosen {
  readonly stage: LicenceFilter | undefined;
  /** Licences with unanswered reports of use; for staff. */
  readonly isReported: boolean;
  readonly search: string;
  readonly isFiltered: boolean;
  /** The licence whose details the address opens; null: none. */
  readonly linkedId: string | null;
  readonly choose: Choose<'stage' | 'search' | 'licence'>;
}

export const useLicenceChoice = (): Chosen => {
  const [query, choose] = useAddressChoice<'stage' | 'search' | 'licence'>();
  const stage = LICENCE_FILTERS.find((item) => item === query.get('stage'));
  const isReported = query.get('stage') === REPORTED_FILTER;
  const search = query.get('search') ?? '';
  const isFiltered = stage !== undefined || isReported || search !== '';
  return { stage, isReported, search, isFiltered, linkedId: query.get('licence'), choose };
};
