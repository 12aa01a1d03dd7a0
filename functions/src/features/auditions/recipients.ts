import type { PickedVoice } from '@domain/auditions/auditions.schema.ts';
import { toEntryId } from '@domain/auditions/auditions.ts';
import type { Casting } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readEntries } from '../../work/collections/audition-entries.ts';
import { findShortlistedTalentIds } from '../../work/collections/casting-demos.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';
import { readTalents } from '../../work/collections/talents.ts';
import type { Work } from '../../work/unit/work.ts';

interface RequestedRole {
  readonly voice: Character;
  readonly talents: readonly Talent[];
}

/** Selected recipients, for all characters or per character; both absent means everyone. */
export interface RecipientSelection {
  readonly talentIds?: readonly string[] | undefined;
  readonly picks?: readonly PickedVoice[] | undefined;
}

const isPicked = ({ talentIds, picks }: RecipientSelection, voiceId: string, talentId: string): boolean =>
  (talentIds?.includes(talentId) ?? true) &&
  (picks?.some((pick) => pick.voiceId === voiceId && pick.talentId === talentId) ?? true);

/**
 * Returns talents listed for characters of a casting who weren't requested before; `picked` narrows them. A request cancelled before the
 * talent replied doesn't count. 409: nobody is listed, a picked talent isn't listed or can't be requested any more, or nobody is new.
 */
export const findRecipients = async (
  { id: castingId, agencyId }: Pick<Casting, 'id' | 'agencyId'>,
  voices: readonly Character[],
  picked: RecipientSelection,
  work: Work,
): Promise<readonly RequestedRole[]> => {
  const lists = await Promise.all(
    voices.map(async (voice) => ({
      voice,
      listed: await findShortlistedTalentIds(castingId, voice.id, work),
    })),
  );
  const listed = new Set(lists.flatMap((list) => list.listed));
  if (listed.size === 0) throw new AppError(409, 'audition.noTalents');

  const notListed = (property = 'talentIds') => new AppError(409, 'audition.notListed', { property });
  if (picked.talentIds?.some((talentId) => !listed.has(talentId))) throw notListed();

  const isListed = ({ voiceId, talentId }: PickedVoice) =>
    lists.some((list) => list.voice.id === voiceId && list.listed.includes(talentId));
  if (picked.picks && !picked.picks.every(isListed)) throw notListed('picks');

  const roles = lists.map((list) => ({
    ...list,
    listed: list.listed.filter((talentId) => isPicked(picked, list.voice.id, talentId)),
  }));
  const ids = roles.flatMap(({ voice, listed: listedIds }) =>
    listedIds.map((talentId) => toEntryId(castingId, voice.id, talentId)),
  );
  const requests = (await readEntries(ids, work)).filter(({ status }) => status !== 'cancelled');
  const requestIds = new Set(requests.map(({ id }) => id));
  const open = roles.map(({ voice, listed: listedIds }) => ({
    voice,
    talentIds: listedIds.filter((talentId) => !requestIds.has(toEntryId(castingId, voice.id, talentId))),
  }));
  const unasked = [...new Set(open.flatMap(({ talentIds }) => talentIds))];
  const shown = await findShownTalents(agencyId, unasked, work);
  const talents = (await readTalents(unasked, work)).filter(({ id }) => shown.has(id));
  const isOfSome = picked.talentIds ?? picked.picks;
  if (isOfSome && talents.length < unasked.length) throw notListed(picked.talentIds ? 'talentIds' : 'picks');
  if (talents.length === 0) throw new AppError(409, 'audition.nobodyNew');

  return open
    .map(({ voice, talentIds }) => ({ voice, talents: talents.filter(({ id }) => talentIds.includes(id)) }))
    .filter((role) => role.talents.length > 0);
};
