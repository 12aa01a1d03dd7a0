import { rosterViewsApi } from '@domain/roster/roster-views.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export interface ViewContent {
  /** As text in the format of `filtersToText`. */
  readonly filters: string;
  readonly columns: readonly string[];
}

/** Saves a view for everyone in the agency; returns its id. */
export const saveView = async (
  name: string,
  { filters, columns }: ViewContent,
  submission: Submission,
): Promise<string> =>
  (
    await change(
      rosterViewsApi['roster.saveView'],
      { body: { name, filters, columns: [...columns] } },
      submission,
    )
  ).id;

/** Saves the current content to a view. */
export const updateView = async (
  id: string,
  { filters, columns }: ViewContent,
  submission: Submission,
): Promise<void> => {
  const body = { filters, columns: [...columns] };
  await change(rosterViewsApi['roster.changeView'], { params: { id }, body }, submission);
};

export const renameView = async (id: string, name: string, submission: Submission): Promise<void> => {
  await change(rosterViewsApi['roster.changeView'], { params: { id }, body: { name } }, submission);
};

export const removeView = async (id: string, submission: Submission): Promise<void> => {
  await change(rosterViewsApi['roster.removeView'], { params: { id } }, submission);
};
