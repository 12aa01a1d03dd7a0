import { useCallback, useState } from 'react';
import { canStoreViews, withView, type SavedView } from '@domain/navigation/saved-views.ts';
import { isSameName } from '@domain/navigation/view-names.ts';
import { useText } from '../../i18n/useText.ts';
import { ApiError } from '../../lib/http/apiError.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { changeViews, loadViews } from './storedViews.ts';

/** A user's saved views of one list. */
interface OwnViews {
  /** Absent: not requested yet, or loading. */
  readonly views: readonly SavedView[] | undefined;
  /** Why loading failed. */
  readonly failure: string | undefined;
  /** Loads the views unless loaded. */
  readonly load: () => void;
  /** Saves a view, replacing one with the same name. */
  readonly save: (view: SavedView, submission: Submission) => Promise<unknown>;
  readonly rename: (from: string, to: string, submission: Submission) => Promise<unknown>;
  readonly remove: (name: string, submission: Submission) => Promise<unknown>;
}

/** A user's views of a list: loaded on first use, and changed based on their state at that time. */
export const useOwnViews = (list: string, uid: string): OwnViews => {
  const text = useText();
  const errorText = useErrorText();
  const [views, setViews] = useState<readonly SavedView[]>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    setFailure(undefined);
    loadViews(list, uid).then(setViews, (error: unknown) => setFailure(errorText(error)));
  }, [errorText, list, uid]);

  /** Shown under the field, so the user can correct it. */
  const makeRefusal = (id: 'views.full' | 'views.taken') =>
    new ApiError({ status: 422, code: 'validation.invalid', property: 'name', message: text(id) });
  const change = async (
    changed: (savedViews: readonly SavedView[]) => readonly SavedView[],
    submission: Submission,
  ) => setViews(await changeViews(list, uid, changed, submission));

  return {
    views,
    failure,
    load: () => {
      if (!views) load();
    },
    save: (view, submission) =>
      change((savedViews) => {
        const next = withView(savedViews, view);
        if (!canStoreViews(next)) throw makeRefusal('views.full');
        return next;
      }, submission),
    rename: (from, to, submission) =>
      change((savedViews) => {
        if (savedViews.some(({ name }) => name !== from && isSameName(name, to)))
          throw makeRefusal('views.taken');
        return savedViews.map((view) => (view.name === from ? { ...view, name: to } : view));
      }, submission),
    remove: (name, submission) =>
      change((savedViews) => savedViews.filter((view) => view.name !== name), submission),
  };
};
