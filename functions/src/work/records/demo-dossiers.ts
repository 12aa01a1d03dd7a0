import type { DemoDossier } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import type { Work } from '../unit/work.ts';
import { demoDossiers } from '../collections/demo-dossiers.ts';

export const updateDossier = (
  work: Work,
  id: string,
  change: Partial<Pick<DemoDossier, 'comment' | 'status'>>,
): void => {
  work.updateById(demoDossiers, id, change);
};

/** Returns the dossier of a demo reviewed without notes; it begins with the feedback to the talent. */
const getDossier = ({
  id,
  talentId,
  agencyIds,
  reviewerComment,
  reviewerReasons = [],
}: Demo): DemoDossier => ({
  id,
  demoId: id,
  talentId,
  agencyIds,
  status: 'pending',
  comment: reviewerComment ?? '',
  reasons: reviewerReasons,
});

/** Creates missing dossiers for a closed ticket's demos; `dossiers` are the existing ones, by id. */
export const completeDossiers = (
  work: Work,
  demos: readonly Demo[],
  dossiers: ReadonlyMap<string, DemoDossier>,
): void => {
  for (const demo of demos) {
    if (dossiers.has(demo.id)) updateDossier(work, demo.id, { status: 'patched' });
    else work.create(demoDossiers, getDossier(demo));
  }
};
