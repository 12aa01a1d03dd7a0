import type { CastingDemo } from '@domain/castings/castings.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { readCastingDemo, findShortlistedDemos } from '../../../work/collections/casting-demos.ts';
import { isShownIn, createPageKeys } from '../preview.ts';
import { readLinkCasting, findLinkCastings, type PublicLink } from '../public-link.ts';
import type { Work } from '../../../work/unit/work.ts';

/** Returns every place on a link's lists, marking those guests may hear. */
export const findLinkPlaces = async (
  link: PublicLink,
): Promise<readonly { readonly id: string; readonly isShown: boolean }[]> => {
  const lists = (await findLinkCastings(link)).map(async (casting) =>
    (await findShortlistedDemos(casting.id)).map((place) => ({
      id: place.id,
      isShown: isShownIn(casting)(place),
    })),
  );
  return (await Promise.all(lists)).flat();
};

/** Returns the place for a key of the link's page. 409 for a voice that is gone. */
export const findPlaceByKey = async (link: PublicLink, key: string): Promise<string> => {
  const getKey = createPageKeys(link);
  const found = (await findLinkPlaces(link)).find(({ id }) => getKey(id) === key);
  if (!found) throw new AppError(409, 'demo.notAvailable', { property: 'voice' });
  return found.id;
};

/** Returns the voice in that place, while the link's guests may hear it. 409 otherwise. */
export const requireShownVoice = async (
  link: PublicLink,
  place: string,
  work: Work,
): Promise<CastingDemo> => {
  const voice = await readCastingDemo(place, work);
  const casting = voice && (await readLinkCasting(link, voice.castingId, work));
  if (!voice || !casting || !isShownIn(casting)(voice))
    throw new AppError(409, 'demo.notAvailable', { property: 'voice' });
  return voice;
};
