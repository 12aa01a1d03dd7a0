import type { Casting } from '@domain/castings/castings.ts';
import { getDownloadNames, getTakesDownloadName } from '@domain/castings/download.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { toConsentComment } from '../../platform/audio/consent-comment.ts';
import { withComment } from '../../platform/audio/id3-comment.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { findCastingTakes } from '../../work/collections/audition-entries.ts';
import { readTakePath } from '../../work/collections/audition-invites.ts';
import { castings, requireActiveCasting, readCasting } from '../../work/collections/castings.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';
import { findCharacters } from '../../work/collections/characters.ts';
import { readForZip, sendZip } from '../../platform/storage/send-zip.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
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

/** Sends takes as a zip, with the consent in each file. Lists unreadable files; records downloads before the first byte. 409 without takes. */
export const downloadTakes = operationInSteps(
  'auditions.downloadTakes',
  async ({ step, caller, params: { id }, query: { voiceId }, locale, response }) => {
    const casting = requireActiveCasting(requireVisible(caller, 'castings', await readCasting(id)));
    const takes = await getTakes(casting, voiceId);
    if (takes.length === 0) throw new AppError(409, 'casting.nothingToDownload');

    await step(async (work) => {
      await work.get(castings, id);
      work.audit({ subject: `castings/${id}`, agencyId: casting.agencyId }, null, {
        entries: takes.map(({ entry }) => entry.id),
      });
    });

    const names = getDownloadNames(takes);
    const character = voiceId === undefined ? undefined : takes[0]?.character;

    const sources = takes.map(({ entry }, index) => ({
      name: names[index] ?? `${index}.mp3`,
      read: async () => {
        const bytes = await readForZip(await readTakePath(entry.id), locale);
        return withComment(bytes, toConsentComment(entry.syntheticVoiceConsent ?? false));
      },
    }));

    await sendZip(
      response,
      {
        name: getTakesDownloadName(casting.project.name, casting.language, character),
        plainName: 'auditions.zip',
      },
      sources,
      (faults) => toTakesManifest(takes, names, faults, locale),
    );

    return undefined;
  },
);
