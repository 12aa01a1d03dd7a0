import type { TaggedRow } from '@domain/roster/roster.api.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { applyTags } from './apply-tags.ts';

/** Talents per transaction: their terms, entries and audit stay far below the write limit. */
const CHUNK = 100;

/** Tags talents of the caller's agency. A failure doesn't block the rest. */
export const tagTalents = operationInSteps('roster.tag', async ({ step, caller, body: { changes } }) => {
  const all = changes.flatMap(({ talentIds, add, remove }) =>
    talentIds.map((id) => [id, { add, remove }] as const),
  );
  const rows: TaggedRow[] = [];
  for (let start = 0; start < all.length; start += CHUNK) {
    const change = new Map(all.slice(start, start + CHUNK));
    rows.push(...(await step((work) => applyTags(work, caller, change))));
  }
  return { rows };
});
