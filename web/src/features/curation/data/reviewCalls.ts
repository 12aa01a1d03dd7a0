import type { Serialised } from '@domain/contract.ts';
import type { DemoDossier, DemoForReview } from '@domain/curation/curation.ts';
import type { DemoPatch } from '@domain/demos/demos.schema.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Loads a demo on the caller's ticket, with its talent's public data and its dossier. */
export const loadDemoForReview = (id: string, signal: AbortSignal): Promise<Serialised<DemoForReview>> =>
  api.curation.demo({ id }, { signal });

/** Corrects the reviewed version's description, gives a verdict, or both. */
export const reviewDemo = (
  { talentId, id: demoId, updatedAt }: Demo,
  patch: DemoPatch,
  submission: Submission,
): Promise<unknown> => {
  const body = { ...patch, updatedAt: new Date(updatedAt.toMillis()).toISOString() };
  return api.demos.update({ talentId, demoId }, body, submission);
};

/** Creates or updates the notes on a demo. */
export const saveNotes = (
  id: string,
  comment: string,
  isThere: boolean,
  submission: Submission,
): Promise<DemoDossier> =>
  isThere
    ? api.curation.updateDossierOf({ id }, { comment }, submission)
    : api.curation.createDossierFor({ id }, { comment }, submission);
