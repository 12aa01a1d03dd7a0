import type { PayoutRunRow } from '@domain/payouts/payouts.ts';
import { api } from '../../../lib/http/api.ts';
import { save } from '../../../lib/http/download.ts';
import { toPart, type Submission } from '../../../lib/submission/submitter.ts';

/** Approves a run that isn't approved yet, and saves its payment file, if it has one. */
export const finishRun = async (
  { id, state, means }: PayoutRunRow,
  submission: Submission,
): Promise<void> => {
  if (state === 'draft') await api.payouts.approve({ id }, toPart(submission, 'approve'));
  if (means === 'other') return;

  const { fileName, content } = await api.payouts.export({ id }, toPart(submission, 'file'));
  save(new Blob([content], { type: 'application/xml' }), fileName);
};
