import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { DemoCache } from '@domain/demos/demos.ts';
import type { Project } from '@domain/projects/projects.ts';
import { projectsChoosing, advanceChoosingProjects, setWithdrawn, shortlistedIn } from './casting-demos.ts';
import { publicDemo, findPublicDemos } from './demo-cache.ts';
import { findTesters } from './rehearsals.ts';
import { publicHalf } from './talent-cache.ts';
import { updateTestedCopies } from './tested-voices.ts';

/** Returns a talent's records that an agency's clients can find: public halves and places on shortlists. */
export const findPublicRecords = async (
  talentId: string,
  agencyId: string,
  transaction: Transaction,
): Promise<{
  readonly halves: readonly DocumentReference[];
  readonly demos: readonly DemoCache[];
  readonly testers: readonly string[];
  readonly shortlisted: readonly CastingDemo[];
  readonly projects: readonly Project[];
}> => {
  const demos = await findPublicDemos(talentId, transaction);
  const shortlisted = await shortlistedIn(agencyId, talentId, transaction);
  const projects = await projectsChoosing(shortlisted, transaction);
  const testers = await findTesters(talentId, transaction);
  const halves = [publicHalf(talentId), ...demos.map(({ id }) => publicDemo(id))];
  return { halves, demos, testers, shortlisted, projects };
};

/**
 * Shows a talent to an agency's clients, or hides them. Demos rejected meanwhile stay hidden and
 * withdrawn. Projects in which they were chosen return to casting, and advance again.
 */
export const showTo = (
  transaction: Transaction,
  agencyId: string,
  isShown: boolean,
  { halves, demos, testers, shortlisted, projects }: Awaited<ReturnType<typeof findPublicRecords>>,
): void => {
  const agencyIds = isShown ? FieldValue.arrayUnion(agencyId) : FieldValue.arrayRemove(agencyId);
  for (const half of halves) transaction.update(half, { agencyIds });
  const shownBy = (half: DemoCache): readonly string[] => {
    const others = half.agencyIds.filter((id) => id !== agencyId);
    return isShown ? [...others, agencyId] : others;
  };
  updateTestedCopies(
    transaction,
    agencyId,
    testers,
    demos.map((half) => ({ ...half, agencyIds: shownBy(half) })),
  );
  const found = new Set(halves.map(({ id }) => id));
  const isGone = ({ demoId }: CastingDemo) => !isShown || !found.has(demoId);
  for (const place of shortlisted) setWithdrawn(transaction, place, isGone(place));
  advanceChoosingProjects(transaction, projects, shortlisted, (place) => ({
    ...place,
    isWithdrawn: isGone(place),
  }));
};
