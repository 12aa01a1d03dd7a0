import { LICENCE_FILTERS, type LicenceFilter } from '@domain/ledger/licence-stage.ts';
import { useAddressChoice, type Choose } from '../../../lib/useAddressChoice.ts';

interface Chosen {
  readonly stage: LicenceFilter | undefined;
  readonly search: string;
  readonly isFiltered: boolean;
  readonly choose: Choose<'stage' | 'search'>;
}

/** Which licences are listed. */
export const useLicenceChoice = (): Chosen => {
  const [query, choose] = useAddressChoice<'stage' | 'search'>();
  const stage = LICENCE_FILTERS.find((known) => known === query.get('stage'));
  const search = query.get('search') ?? '';
  return { stage, search, isFiltered: stage !== undefined || search !== '', choose };
};
