import type { Serialised } from '@domain/contract.ts';
import { curationApi } from '@domain/curation/curation.api.ts';
import type { DemoDossier, DemoForReview } from '@domain/curation/curation.ts';
import type { DemoPatch } from '@domain/demos/demos.schema.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { talentDemosApi } from '@domain/demos/talent-demos.api.ts';
import { call, change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Loads a demo on the caller's ticket, with its talent's public data and its dossier. */
export const loadDemoForReview = (id: string, signal: AbortSignal): Promise<Serialised<DemoForReview>> =>
  call(curationApi['curation.demo'], { params: { id } }, { signal });

/** Corrects the reviewed version's description, gives a verdict, or both. */
export const reviewDemo = (
  { talentId, id: demoId, updatedAt }: Demo,
  patch: DemoPatch,
  submission: Submission,
): Promise<unknown> => {
  const body = { ...patch, updatedAt: new Date(updatedAt.toMillis()).toISOString() };
  return change(talentDemosApi['demos.update'], { params: { talentId, demoId }, body }, submission);
};

/** Creates or updates the notes on a demo. */
export const saveNotes = (
  id: string,
  comment: string,
  isThere: boolean,
  submission: Submission,
): Promise<DemoDossier> =>
  isThere
    ? change(curationApi['curation.updateDossierOf'], { params: { id }, body: { comment } }, submission)
    : change(curationApi['curation.createDossierFor'], { params: { id }, body: { comment } }, submission);
