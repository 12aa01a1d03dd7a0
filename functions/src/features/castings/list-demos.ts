import { requireVisible } from '../../work/access/require-visible.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { findShortlistedDemos } from '../../work/collections/casting-demos.ts';
import { readCasting } from '../../work/collections/castings.ts';

export const listDemos: Operation<'castings.listDemos'> = async ({ caller, query: { castingId } }) => {
  const casting = requireVisible(caller, 'castings', await readCasting(castingId));
  const demos = await findShortlistedDemos(casting.id);
  const hidden = new Set(casting.hideTalentFromPreviewList);
  return serialise(demos.map((demo) => ({ ...demo, hideTalentFromPreview: hidden.has(demo.talentId) })));
};
