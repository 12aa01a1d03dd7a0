import { Timestamp } from 'firebase-admin/firestore';
import { toCastingDemoId, toListedDemo, type Casting, type CastingDemo } from '@domain/castings/castings.ts';
import type { PublicDemo } from '@domain/demos/demos.ts';
import type { Caller } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { OpinionCounts } from './opinion-counts.ts';

/** Returns the demo, if the caller may list it in this casting: 404 when not visible to them, 409 for another language. */
export const requireListableDemo = (
  caller: Caller,
  casting: Casting,
  found: PublicDemo | undefined,
): PublicDemo => {
  const demo = requireVisible(caller, 'demoCache', found);
  if (!demo.agencyIds.includes(casting.agencyId)) throw notFound();
  if (demo.language !== casting.language)
    throw new AppError(409, 'demo.notAvailable', { property: 'demoId' });
  return demo;
};

export const getPlace = (
  { id: castingId, agencyId, companyId, projectId }: Casting,
  voiceId: string,
  demo: PublicDemo,
  {
    order,
    isSelected,
    opinions,
  }: Pick<CastingDemo, 'order' | 'isSelected'> & { readonly opinions: OpinionCounts },
): CastingDemo => ({
  id: toCastingDemoId(castingId, voiceId, demo.id),
  agencyId,
  companyId,
  projectId,
  castingId,
  voiceId,
  demoId: demo.id,
  talentId: demo.talentId,
  isSelected,
  order,
  ...opinions,
  demo: toListedDemo(demo),
  createdAt: Timestamp.now(),
});
