import { Timestamp } from 'firebase-admin/firestore';
import type { TaggedRow } from '@domain/roster/roster.api.ts';
import { applyTagChange, type TagChange } from '@domain/roster/tags.ts';
import { getAgency, type Caller } from '../../rights/access/caller.ts';
import { readEntries, writeTags } from '../../work/records/roster.ts';
import { readTermsByTalent, writeTerms } from '../../work/records/talent-terms.ts';
import { readTalents } from '../../work/records/talents.ts';
import type { Work } from '../../work/unit/unit-of-work.ts';

/** Tags talents of an agency in one transaction; a talent of another agency counts as missing. */
export const tagInTransaction = async (
  work: Work,
  caller: Caller,
  change: ReadonlyMap<string, TagChange>,
): Promise<readonly TaggedRow[]> => {
  const { transaction } = work;
  const agencyId = getAgency(caller);
  const talents = (await readTalents([...change.keys()], transaction)).filter(({ agencyIds }) =>
    agencyIds.includes(agencyId),
  );
  const ids = talents.map(({ id }) => id);
  const terms = new Map(
    (await readTermsByTalent(agencyId, ids, transaction)).map((term) => [term.talentId, term]),
  );
  const entries = new Map(
    (await readEntries(agencyId, talents, transaction)).flatMap((entry) =>
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

    writeTerms(transaction, { ...before, tags, updatedAt: Timestamp.now() });
    writeTags(transaction, entry, tags);

    work.audit(
      { subject: `talentTerms/${before.id}`, agencyId },
      { tags: before.tags },
      { tags },
      { action: 'roster.tag' },
    );

    return { talentId, outcome: 'changed', add, remove };
  });
};
