import { SEARCHES_VIEW, searchesOf, type SavedSearch } from '@domain/demos/saved-searches.ts';
import { projectListApi } from '@domain/projects/project-list.api.ts';
import { call, change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** The searches that a person keeps, the newest first. */
export const loadSearches = async (uid: string, signal?: AbortSignal): Promise<readonly SavedSearch[]> => {
  const options = signal ? { signal } : {};
  const views = await call(projectListApi['views.get'], { params: { id: uid } }, options);
  return searchesOf(views.find(({ view }) => view === SEARCHES_VIEW)?.state);
};

/** Changes them as they are now, which another window may have changed as well; answers them. */
export const changeSearches = async (
  uid: string,
  changed: (searches: readonly SavedSearch[]) => readonly SavedSearch[],
  press: Press,
): Promise<readonly SavedSearch[]> => {
  const searches = changed(await loadSearches(uid));
  await change(projectListApi['views.save'], { body: { view: SEARCHES_VIEW, state: { searches } } }, press);
  return searches;
};
