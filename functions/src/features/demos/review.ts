import type { Transaction } from 'firebase-admin/firestore';
import { toListedDemo, type CastingDemo } from '@domain/castings/castings.ts';
import type { Instant } from '@domain/contract.ts';
import type { ReviewReason } from '@domain/curation/reasons.ts';
import type { Demo, DemoCache, ReviewStatus } from '@domain/demos/demos.ts';
import { waitingAgain } from '@domain/demos/revision.ts';
import type { TalentCache } from '@domain/talents/talents.ts';
import type { Project } from '@domain/projects/projects.ts';
import {
  findPlaces,
  projectsChoosing,
  refreshPlace,
  advanceChoosingProjects,
  setWithdrawn,
} from '../../records/casting-demos.ts';
import { findPublicDemos, publishDemo, updateLanguages, withdrawDemo } from '../../records/demo-cache.ts';
import { findTestingAgencies, type TestingAgencies } from '../../records/tested-voices.ts';
import { readPublicHalf } from '../../records/talent-cache.ts';
import { recordEvent } from '../../records/webhook-events.ts';

interface Verdict {
  readonly status: ReviewStatus;
  readonly comment: string | null;
  readonly reasons: readonly ReviewReason[];
  readonly by: string;
  readonly at: Instant;
}

/** Returns a demo after its verdict: clients find it, or no longer do. */
export const applyVerdict = (demo: Demo, { status, comment, reasons, by, at }: Verdict): Demo => {
  if (status === 'pending') return waitingAgain(demo, false);
  const isApproved = status === 'approved';
  return {
    ...demo,
    reviewStatus: status,
    approved: isApproved,
    approvedPath: isApproved ? demo.storagePath : null,
    reviewerComment: comment,
    reviewerReasons: reasons,
    engineer: by,
    reviewedAt: at,
  };
};

/** Where clients see a demo: the finder and shortlists. */
interface Appearance {
  readonly found: DemoCache | undefined;
  readonly others: readonly DemoCache[];
  readonly places: readonly CastingDemo[];
  readonly projects: readonly Project[];
  readonly talent: TalentCache | undefined;
  readonly testing: TestingAgencies;
}

export const readAppearance = async (
  { id, talentId }: Demo,
  transaction: Transaction,
): Promise<Appearance> => {
  const places = await findPlaces(id, transaction);
  const halves = await findPublicDemos(talentId, transaction);
  return {
    places,
    projects: await projectsChoosing(places, transaction),
    found: halves.find((half) => half.id === id),
    others: halves.filter((half) => half.id !== id),
    talent: await readPublicHalf(talentId, transaction),
    testing: await findTestingAgencies(talentId, transaction),
  };
};

const withdraw = (
  transaction: Transaction,
  id: string,
  { others, places, projects, talent, testing }: Appearance,
): void => {
  withdrawDemo(transaction, id, testing);
  if (talent) updateLanguages(transaction, talent, others, testing);
  for (const place of places) if (!place.isWithdrawn) setWithdrawn(transaction, place, true);
  advanceChoosingProjects(transaction, projects, places, (place) => ({ ...place, isWithdrawn: true }));
};

/** A talent's first approved demo: agencies that show them can cast them now. */
const notifyFirst = (transaction: Transaction, { id: demoId, talentId, agencyIds }: DemoCache): void => {
  for (const agencyId of agencyIds)
    recordEvent(transaction, { agencyId, event: 'talent.approved', data: { talentId, demoId }, talentId });
};

/**
 * Shows clients a demo's current version, or hides one that isn't approved. Agencies that block its
 * talent don't show it. An unchanged file keeps its position among the newest.
 */
export const appear = (
  transaction: Transaction,
  demo: Demo,
  appearance: Appearance,
  { approvedAt, isSameFile }: { readonly approvedAt: Instant; readonly isSameFile: boolean },
): void => {
  const { found, others, places, projects, talent, testing } = appearance;
  if (!demo.approved || !talent) return withdraw(transaction, demo.id, appearance);
  const since = (isSameFile && found?.approvedAt) || approvedAt;
  const shown = publishDemo(transaction, demo, talent, since, others, testing);
  if (!found && others.length === 0) notifyFirst(transaction, shown);
  updateLanguages(transaction, talent, [shown, ...others], testing);
  const comesBack = ({ isWithdrawn = false, agencyId }: CastingDemo) =>
    isWithdrawn && shown.agencyIds.includes(agencyId);
  for (const place of places) {
    refreshPlace(transaction, place, toListedDemo(shown));
    if (comesBack(place)) setWithdrawn(transaction, place, false);
  }
  advanceChoosingProjects(transaction, projects, places, (place) =>
    comesBack(place) ? { ...place, isWithdrawn: false } : place,
  );
  return undefined;
};
