import { Timestamp } from 'firebase-admin/firestore';
import type { Casting } from '@domain/castings/castings.ts';
import { getDownloadNames, getTakesDownloadName } from '@domain/castings/download.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { withTags } from '../../platform/sound/id3-tags.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { auditionEntries, findCastingTakes } from '../../work/collections/audition-entries.ts';
import { auditionInvites } from '../../work/collections/audition-invites.ts';
import { castings, requireActiveCasting, readCasting } from '../../work/collections/castings.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';
import { findCharacters } from '../../work/collections/characters.ts';
import { readForZip, storeZip } from '../../platform/storage/store-zip.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { toAuditionTags } from './audition-label.ts';
import { refuseEarlyDownload } from './refuse-early-download.ts';
import { toTakesManifest, type DownloadedTake } from './takes-manifest.ts';

/** Returns the takes of a casting or one character, in order of characters, without blocked talents. */
const getTakes = async (
  casting: Casting,
  voiceId: string | undefined,
): Promise<readonly DownloadedTake[]> => {
  const [entries, characters] = await Promise.all([
    findCastingTakes(casting.id),
    findCharacters(casting.projectId),
  ]);
  if (voiceId !== undefined && !characters.some(({ id }) => id === voiceId)) throw notFound('voices');

  const shown = await findShownTalents(casting.agencyId, [
    ...new Set(entries.map(({ talentId }) => talentId)),
  ]);

  return characters
    .filter(({ id }) => voiceId === undefined || id === voiceId)
    .flatMap(({ id, name: character }) =>
      entries
        .filter((entry) => entry.voiceId === id && shown.has(entry.talentId))
        .map((entry): DownloadedTake => {
          const { talentPublicName } = entry;
          return { character, talentPublicName, language: casting.language, entry };
        }),
    );
};

/**
 * Returns the address of takes as a zip, with notice and consent in each file. Lists unreadable files; records downloads before.
 * 409 without takes, and for clients whose agency locks them all.
 */
export const downloadTakes = operationInSteps(
  'auditions.downloadTakes',
  async ({ step, caller, params: { id }, query: { voiceId }, locale }) => {
    const casting = requireActiveCasting(requireVisible(caller, 'castings', await readCasting(id)));
    const recorded = await getTakes(casting, voiceId);
    if (recorded.length === 0) throw new AppError(409, 'casting.nothingToDownload');
    const takes = await refuseEarlyDownload(caller, casting, recorded);

    await step(async (work) => {
      await work.get(castings, id);
      const entries = await work.readAll(
        auditionEntries,
        takes.map(({ entry }) => entry.id),
      );
      // The talent sees when it was first downloaded.
      for (const entry of entries)
        if (!entry.downloadedAt) work.update(entry, { downloadedAt: Timestamp.now() });
      work.audit({ subject: `castings/${id}`, agencyId: casting.agencyId }, null, {
        entries: takes.map(({ entry }) => entry.id),
      });
    });

    const names = getDownloadNames(takes);
    const character = voiceId === undefined ? undefined : takes[0]?.character;

    const invites = await auditionInvites.getAll(takes.map(({ entry }) => entry.id));
    const paths = new Map(invites.map((invite) => [invite.id, invite.storagePath]));

    const sources = takes.map(({ entry }, index) => {
      const path = paths.get(entry.id);
      const tags = toAuditionTags(entry, casting.project.name, locale);

      return {
        name: names[index] ?? `${index}.mp3`,
        key: JSON.stringify([path, tags]),
        read: async () => withTags(await readForZip(path, locale), tags),
      };
    });

    return storeZip({
      folder: `${casting.agencyId}/${casting.projectId}`,
      name: getTakesDownloadName(casting.project.name, casting.language, character),
      sources,
      buildManifest: (faults) => toTakesManifest(takes, names, faults, locale),
    });
  },
);
