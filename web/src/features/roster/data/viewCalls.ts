import { rosterViewsApi } from '@domain/roster/roster-views.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

export interface ViewContent {
  /** As text in the format of `filtersToText`. */
  readonly filters: string;
  readonly columns: readonly string[];
}

/** Saves a view for everyone in the agency; returns its id. */
export const saveView = async (
  name: string,
  { filters, columns }: ViewContent,
  press: Press,
): Promise<string> =>
  (await change(rosterViewsApi['roster.saveView'], { body: { name, filters, columns: [...columns] } }, press))
    .id;

/** Saves the current content to a view. */
export const updateView = async (
  id: string,
  { filters, columns }: ViewContent,
  press: Press,
): Promise<void> => {
  const body = { filters, columns: [...columns] };
  await change(rosterViewsApi['roster.changeView'], { params: { id }, body }, press);
};

export const renameView = async (id: string, name: string, press: Press): Promise<void> => {
  await change(rosterViewsApi['roster.changeView'], { params: { id }, body: { name } }, press);
};

export const removeView = async (id: string, press: Press): Promise<void> => {
  await change(rosterViewsApi['roster.removeView'], { params: { id } }, press);
};
