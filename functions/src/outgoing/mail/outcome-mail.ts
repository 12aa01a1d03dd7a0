import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { readEntry } from '../../work/records/audition-entries.ts';
import { readCasting } from '../../work/records/castings.ts';
import { findShownTalents } from '../../work/records/public-talents.ts';
import { readCharacter } from '../../work/records/characters.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import type { OutcomeMail } from './templates/audition-outcome.ts';

/** Returns the content of an outcome mail; throws `NoLongerNeeded` when the audition is deleted or the agency has blocked the talent since. */
export const composeOutcomeMail = async (
  { entryId, ...params }: MailParams['audition-outcome'],
  agencyName: string,
  locale: Locale,
): Promise<OutcomeMail> => {
  const entry = await readEntry(entryId);
  if (!entry) throw new NoLongerNeeded();

  const [casting, voice, shown] = await Promise.all([
    readCasting(entry.castingId),
    readCharacter(entry.voiceId),
    findShownTalents(entry.agencyId, [entry.talentId]),
  ]);
  if (!casting || !shown.has(entry.talentId)) throw new NoLongerNeeded();

  return {
    ...params,
    agencyName,
    projectName: casting.project.name,
    character: voice?.name ?? '',
    languageName: await getLanguageName(casting.language, locale),
  };
};
