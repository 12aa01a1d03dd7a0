import { Timestamp } from 'firebase-admin/firestore';
import type { Project } from '@domain/projects/projects.ts';
import type { ProjectChange } from '@domain/projects/projects.schema.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { refuseOverwriting, refuseStale } from '../../platform/firestore/stale.ts';
import { findProjectCastings } from '../../work/collections/castings.ts';
import { readLedgerOrder } from '../../work/collections/ledger-orders.ts';
import { requeueForLedger } from '../../work/records/ledger-orders.ts';
import { readOffered } from '../../work/collections/offered-options.ts';
import { requireChangeableProject, projects } from '../../work/collections/projects.ts';
import { toWords } from '../../work/collections/new-project.ts';
import { operation } from '../../work/unit/operation.ts';

const pickNamed = (change: ProjectChange): Partial<Project> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

const getParts = (project: Project, change: Partial<Project>): object =>
  Object.fromEntries(Object.keys(change).map((key) => [key, project[key as keyof Project]]));

/** 422 for media the agency doesn't offer, except the project's current ones. */
const refuseForeignMedia = async ({ agencyId, media: currentMedia }: Project, media: readonly string[]) => {
  const offered = (await readOffered(agencyId)).media.filter(({ isHidden }) => !isHidden);
  const codes = new Set([...currentMedia, ...offered.map(({ code }) => code)]);
  const unknown = media.findIndex((code) => !codes.has(code));
  if (unknown !== -1) throw new AppError(422, 'validation.codeUnknown', { property: `media[${unknown}]` });
};

/** Changes fields of a project. 403 for a client who sets its accounting number. 409: concurrent change of the same field, or outdated version. */
export const updateProject = operation('projects.update', async ({ work, caller, params: { id }, body }) => {
  const before = requireChangeableProject(await work.get(projects, id));
  const { updatedAt: edited, was, ...patch } = body;
  const change = pickNamed(patch);
  if (change.holdedId !== undefined && !isStaffIn(caller, before.agencyId))
    throw new AppError(403, 'auth.forbidden', { property: 'holdedId' });
  refuseStale(edited, before);

  refuseOverwriting<Partial<Project>>(was && pickNamed(was), change, before);
  if (change.media) await refuseForeignMedia(before, change.media);

  const isRenamed = ['name', 'brand', 'campaignName'].some((part) => part in change);
  const castings = isRenamed ? await findProjectCastings(id, work) : [];
  // Fields copied to sold licences in the ledger.
  const isInLedger = ['name', 'brand', 'brandCategory'].some((part) => part in change);
  const sold = isInLedger ? await readLedgerOrder(id, work) : undefined;
  const named: Project = { ...before, ...change, updatedAt: Timestamp.now() };
  const after: Project = { ...named, words: toWords(named) };
  const { name, brand, campaignName, companyName, updatedAt, words } = after;

  work.updateById(projects, id, { ...change, updatedAt, ...(isRenamed ? { words } : {}) });
  if (sold) requeueForLedger(work, sold);

  // Public previews read names only from the casting.
  const project = { name, brand, campaignName, companyName };
  for (const casting of castings) work.update(casting, { project, updatedAt });
  work.audit(before, getParts(before, change), getParts(after, change));

  return serialise(after);
});
