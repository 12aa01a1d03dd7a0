import { getSavedViews, getViewsState, type SavedView } from '@domain/navigation/saved-views.ts';
import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

/** Loads a user's views of a list, newest first. */
export const loadViews = async (
  list: string,
  uid: string,
  signal?: AbortSignal,
): Promise<readonly SavedView[]> => {
  const viewHistories = await api.views.get({ id: uid }, { signal });
  return getSavedViews(viewHistories.find(({ view }) => view === list)?.state);
};

/** Changes the stored views, which another window may also have changed; returns them. */
export const changeViews = async (
  list: string,
  uid: string,
  changed: (views: readonly SavedView[]) => readonly SavedView[],
  submission: Submission,
): Promise<readonly SavedView[]> => {
  const views = changed(await loadViews(list, uid));
  const state = getViewsState(views);
  await api.views.save({ view: list, state }, submission);
  return views;
};
