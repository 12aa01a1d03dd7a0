import type { MergeProgress } from '@domain/companies/companies.ts';
import { api } from '../../lib/http/api.ts';
import { createAutomaticKey, type Submission } from '../../lib/submission/submitter.ts';

/** Merges a company into another with repeated calls; `onMoved` gets the progress. */
export const mergeCompany = async (
  id: string,
  into: string,
  submission: Submission,
  onMoved: (moved: number) => void,
): Promise<MergeProgress> => {
  const ask = (by: Submission) => api.companies.merge({ id }, { into }, by);
  let progress = await ask(submission);
  while (progress.state === 'moving') {
    onMoved(progress.moved);
    progress = await ask(createAutomaticKey());
  }
  return progress;
};
