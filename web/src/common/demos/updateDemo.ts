import type { Serialised } from '@domain/contract.ts';
import type { DemoPatch } from '@domain/demos/demos.schema.ts';
import type { Demo, DemoView } from '@domain/demos/demos.ts';
import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

/** Changes a demo's description, reviews it, or both, based on the edited version. */
export const updateDemo = (
  { talentId, id: demoId, updatedAt }: Demo,
  patch: DemoPatch,
  submission: Submission,
): Promise<Serialised<DemoView>> => {
  const body = { ...patch, updatedAt: new Date(updatedAt.toMillis()).toISOString() };
  return api.demos.update({ talentId, demoId }, body, submission);
};
