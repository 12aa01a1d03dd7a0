import { Timestamp } from 'firebase-admin/firestore';
import type { TaggedRow } from '@domain/roster/roster.api.ts';
import { getRosterTraits } from '@domain/roster/roster-traits.ts';
import { applyTagChange, type TagChange } from '@domain/roster/tags.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { readEntries, roster } from '../../work/collections/roster.ts';
import { talentTerms, readTermsByTalent } from '../../work/collections/talent-terms.ts';
import { readTalents } from '../../work/collections/talents.ts';
import type { Work } from '../../work/unit/work.ts';

/** Tags talents of an agency in one transaction; a talent of another agency counts as missing. */
export const applyTags = async (
  work: Work,
  caller: Caller,
  change: ReadonlyMap<string, TagChange>,
): Promise<readonly TaggedRow[]> => {
  const agencyId = getAgency(caller);
  const talents = (await readTalents([...change.keys()], work)).filter(({ agencyIds }) =>
    agencyIds.includes(agencyId),
  );
  const ids = talents.map(({ id }) => id);
  const terms = new Map((await readTermsByTalent(agencyId, ids, work)).map((term) => [term.talentId, term]));
  const entries = new Map(
    (await readEntries(agencyId, talents, work)).flatMap((entry) =>
      entry ? [[entry.talentId, entry] as const] : [],
    ),
  );

  return [...change].map(([talentId, tagChange]): TaggedRow => {
    const [before, entry] = [terms.get(talentId), entries.get(talentId)];
    if (!before || !entry) return { talentId, outcome: 'notFound', add: [], remove: [] };

    const changed = applyTagChange(before.tags, tagChange);
    if (!changed) return { talentId, outcome: 'tooMany', add: [], remove: [] };

    const { tags, add, remove } = changed;
    if (add.length + remove.length === 0) return { talentId, outcome: 'unchanged', add, remove };

    work.set(talentTerms, { ...before, tags, updatedAt: Timestamp.now() });
    work.updateById(roster, entry.id, { tags, is: getRosterTraits({ ...entry, tags }) });

    work.audit(
      { subject: `talentTerms/${before.id}`, agencyId },
      { tags: before.tags },
      { tags },
      { action: 'roster.tag' },
    );

    return { talentId, outcome: 'changed', add, remove };
  });
};
