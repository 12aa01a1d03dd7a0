import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { readCharacter } from '../../work/collections/characters.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import type { BookedRole } from './booking-event.ts';

/** Returns a request's subject in a reader's language; undefined when its project or agency is deleted. */
export const readBookedRole = async (
  { agencyId, castingId, voiceId }: Pick<AvailabilityRequest, 'agencyId' | 'castingId' | 'voiceId'>,
  locale: Locale,
): Promise<(BookedRole & { readonly alpha3: string; readonly brand: string }) | undefined> => {
  const [casting, voice, agency] = await Promise.all([
    readCasting(castingId),
    readCharacter(voiceId),
    readAgency(agencyId),
  ]);
  if (!casting || !agency) return undefined;

  return {
    projectName: casting.project.name,
    character: voice?.name ?? '',
    brand: casting.project.brand,
    alpha3: casting.language,
    languageName: await getLanguageName(casting.language, locale),
    agencyName: agency.publicName,
  };
};
