import { rosterApi, type TaggedRow } from '@domain/roster/roster.api.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

/** Tags some talents; says of each what became of it. */
export const tagTalents = async (
  talentIds: readonly string[],
  add: readonly string[],
  remove: readonly string[],
  press: Press,
): Promise<readonly TaggedRow[]> => {
  const body = { changes: [{ talentIds: [...talentIds], add: [...add], remove: [...remove] }] };
  return (await change(rosterApi['roster.tag'], { body }, press)).rows;
};

/** Makes the tags what they were before: of each talent, what was added and removed in truth. */
export const untagTalents = async (rows: readonly TaggedRow[], press: Press): Promise<void> => {
  const changes = rows
    .filter(({ outcome }) => outcome === 'changed')
    .map(({ talentId, add, remove }) => ({ talentIds: [talentId], add: [...remove], remove: [...add] }));
  await change(rosterApi['roster.tag'], { body: { changes } }, press);
};
