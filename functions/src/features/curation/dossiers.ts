import type { DemoDossier } from '@domain/curation/curation.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { demoDossiers } from '../../work/collections/demo-dossiers.ts';
import { readDemo } from '../../work/collections/demos.ts';
import { operation } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
import { requireReviewable } from './require-reviewable.ts';

interface Noted {
  readonly work: Work;
  readonly caller: Caller;
}

const start = async ({ work, caller }: Noted, demoId: string, comment: string): Promise<DemoDossier> => {
  const { talentId, agencyIds } = requireReviewable(caller, await readDemo(demoId, work));
  if (await work.read(demoDossiers, demoId)) throw new AppError(409, 'demoDossier.exists');
  const dossier = { id: demoId, demoId, talentId, agencyIds, status: 'pending', comment } as const;
  work.audit(work.create(demoDossiers, dossier), null, dossier);
  return withOwnAgencies(caller, dossier);
};

const change = async ({ work, caller }: Noted, demoId: string, comment: string): Promise<DemoDossier> => {
  requireReviewable(caller, await readDemo(demoId, work));
  const before = await work.read(demoDossiers, demoId);
  if (!before) throw notFound();
  const after = work.update(before, { comment, status: 'patched' });
  work.audit(before, before, after);
  return withOwnAgencies(caller, after);
};

export const startDossier = operation('curation.createDossier', (call) =>
  start(call, call.body.demoId, call.body.comment),
);

export const createDossierWithId = operation(
  'curation.createDossierFor',
  { action: 'curation.createDossier' },
  (call) => start(call, call.params.id, call.body.comment),
);

export const changeDossier = operation('curation.updateDossier', (call) =>
  change(call, call.body.id, call.body.comment),
);

export const updateDossierWithId = operation(
  'curation.updateDossierOf',
  { action: 'curation.updateDossier' },
  (call) => change(call, call.params.id, call.body.comment),
);
