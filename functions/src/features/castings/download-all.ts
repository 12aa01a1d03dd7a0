import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import { getDownloadName, getDownloadNames } from '@domain/castings/download.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findShortlistedDemos } from '../../work/collections/casting-demos.ts';
import { castings, requireActiveCasting, readCasting } from '../../work/collections/castings.ts';
import { readApprovedDemos } from '../../work/collections/public-demos.ts';
import { readDemos } from '../../work/collections/demos.ts';
import { findCharacters } from '../../work/collections/characters.ts';
import { readForZip, storeZip } from '../../platform/storage/store-zip.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { buildManifest } from './download-manifest.ts';
import { isShownIn } from './preview.ts';

interface Downloaded {
  readonly character: string;
  readonly talentPublicName: string;
  readonly language: string;
  readonly place: CastingDemo;
  /** Path in the bucket; undefined: none that clients may hear. */
  readonly path: string | undefined;
}

/** Returns the voices that the casting's public link plays, in order of characters. */
const findDownloadedVoices = async (casting: Casting): Promise<readonly Downloaded[]> => {
  const [places, characters] = await Promise.all([
    findShortlistedDemos(casting.id),
    findCharacters(casting.projectId),
  ]);
  const shown = places.filter(isShownIn(casting));
  const ids = [...new Set(shown.map(({ demoId }) => demoId))];
  const [demos, approved] = await Promise.all([readDemos(ids), readApprovedDemos(ids)]);
  const demoOf = new Map(demos.map((demo) => [demo.id, demo]));
  const open = new Set(
    approved.filter(({ agencyIds }) => agencyIds.includes(casting.agencyId)).map(({ id }) => id),
  );

  return characters.flatMap(({ id, name: character }) =>
    shown
      .filter(({ voiceId, demoId }) => voiceId === id && open.has(demoId))
      .map((place): Downloaded => {
        const demo = demoOf.get(place.demoId);
        const { talentPublicName } = place.demo;

        return {
          character,
          talentPublicName,
          language: casting.language,
          place,
          path: demo?.approvedPath ?? undefined,
        };
      }),
  );
};

/** Returns the address of a casting's public voices as a zip, by public name. Lists unreadable files; records downloads before. 409 without any. */
export const downloadAll = operationInSteps(
  'castings.downloadAll',
  async ({ step, caller, params: { id }, locale }) => {
    const casting = requireActiveCasting(requireVisible(caller, 'castings', await readCasting(id)));
    const voices = await findDownloadedVoices(casting);
    if (voices.length === 0) throw new AppError(409, 'casting.nothingToDownload');

    const names = getDownloadNames(voices);

    await step(async (work) => {
      await work.get(castings, id);
      work.audit({ subject: `castings/${id}`, agencyId: casting.agencyId }, null, {
        demos: voices.map(({ place }) => place.demoId),
      });
    });

    const sources = voices.map(({ path }, index) => ({
      name: names[index] ?? `${index}.mp3`,
      key: path ?? '',
      read: () => readForZip(path, locale),
    }));

    return storeZip({
      folder: `${casting.agencyId}/${casting.projectId}`,
      name: getDownloadName(casting.project.name, casting.language),
      sources,
      buildManifest: (faults) => buildManifest(locale, voices, names, faults),
    });
  },
);
