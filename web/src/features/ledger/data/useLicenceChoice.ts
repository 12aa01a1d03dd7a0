import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LICENCE_FILTERS, type LicenceFilter } from '@domain/ledger/licence-stage.ts';

interface Chosen {
  readonly stage: LicenceFilter | undefined;
  readonly search: string;
  readonly isFiltered: boolean;
  readonly choose: (change: Readonly<Partial<Record<'stage' | 'search', string>>>) => void;
}

/** Which licences are listed stands in the address: it survives a reload, and can be sent to a colleague. */
export const useLicenceChoice = (): Chosen => {
  const [query, setQuery] = useSearchParams();
  const stage = LICENCE_FILTERS.find((known) => known === query.get('stage'));
  const search = query.get('search') ?? '';
  const choose = useCallback<Chosen['choose']>(
    (change) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return { stage, search, isFiltered: stage !== undefined || search !== '', choose };
};
