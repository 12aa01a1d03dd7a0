import type { SearchResult } from '@domain/work/work.ts';
import type { AccountRole } from '@domain/access/roles.ts';
import { api } from '../../lib/http/api.ts';
import { useRequest } from '../../lib/http/useRequest.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { useLatestData } from '../../lib/useLatestData.ts';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';

/** Who has records to find; a talent's own pages are in their menus. */
const FINDING: readonly AccountRole[] = ['client', 'agencyTeam', 'admin', 'engineer'];

interface FoundByName {
  readonly found: readonly SearchResult[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** Returns the server's results once typing pauses; a newer search cancels an older one. */
export const useSearchResults = (typed: string): FoundByName => {
  const { roles, agency } = useSignedIn();
  const settled = useDebouncedValue(typed);
  const isAsked = settled !== '' && roles.some((role) => FINDING.includes(role));
  const request = useRequest(isAsked ? `${agency?.id ?? ''} ${settled}` : null, (signal) =>
    api.work.search({ search: settled }, { signal }),
  );
  const searchResults = useLatestData(request.data);
  const isPaused = settled === typed.trim();

  return {
    found: isAsked ? (searchResults ?? []) : [],
    isSearching: !isPaused || (isAsked && request.status === 'loading'),
    hasFailed: isAsked && request.status === 'error',
  };
};
