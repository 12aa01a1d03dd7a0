import { api } from '../../../lib/http/api.ts';
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
): Promise<string> => (await api.roster.saveView({ name, filters, columns: [...columns] }, submission)).id;

/** Saves the current content to a view. */
export const updateView = async (
  id: string,
  { filters, columns }: ViewContent,
  submission: Submission,
): Promise<void> => {
  const body = { filters, columns: [...columns] };
  await api.roster.changeView({ id }, body, submission);
};

export const renameView = async (id: string, name: string, submission: Submission): Promise<void> => {
  await api.roster.changeView({ id }, { name }, submission);
};

export const removeView = async (id: string, submission: Submission): Promise<void> => {
  await api.roster.removeView({ id }, submission);
};
