import type { Audition, AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { makeScriptPdf } from '../../outgoing/documents/script-paper.ts';
import { sendScriptTo } from '../../outgoing/documents/send-script-to.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { readCallerAsReader, readTalentAsReader } from '../../auth/access/script-reader.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { Call, Operation } from '../../work/operation.ts';
import { getBranding } from '../../work/branding.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readAudition } from '../../work/collections/auditions.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { readCharacter } from '../../work/collections/characters.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import { toEntryKey, requireLinkAccess } from './link-access.ts';
import { readOwnEntry, requireReadable, requireShown } from './own-entry.ts';

const makePdf = async (
  { agencyId, castingId, voiceId, script }: Audition,
  locale: Locale,
): Promise<Buffer> => {
  const [agency, casting, character] = await Promise.all([
    readAgency(agencyId),
    readCasting(castingId),
    readCharacter(voiceId),
  ]);
  if (!casting) throw notFound();

  const branding = getBranding();

  return makeScriptPdf(
    {
      script,
      projectName: casting.project.name,
      character: character?.name ?? '',
      languageName: await getLanguageName(casting.language, locale),
      author: agency?.publicName ?? branding.title,
      accent: agency?.accent ?? branding.accent,
    },
    locale,
  );
};

const toScript = (audition: Audition, locale: Locale) => ({
  ...audition,
  auditionId: audition.id,
  isPrivate: audition.scriptIsPrivate ?? false,
  makePdf: audition.script === '' ? undefined : () => makePdf(audition, locale),
});

export const requestScript: Operation<'auditions.script'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const audition = requireVisible(caller, 'auditions', await readAudition(id));
  return sendScriptTo(() => readCallerAsReader(caller, audition), toScript(audition, locale), response);
};

/** Sends the script to a requested talent; a private one once they have accepted confidentiality, otherwise 403. */
const sendToTalent = async (
  entry: AuditionEntry,
  { locale, response }: Pick<Call<'auditions.ownScript'>, 'locale' | 'response'>,
): Promise<undefined> => {
  const audition = await requireReadable(entry);
  return sendScriptTo(() => readTalentAsReader(entry.talentId), toScript(audition, locale), response);
};

/** Returns the script to a talent by link, while they may read it. */
export const sendEntryScript: Operation<'auditions.entryScript'> = async ({
  params: { id: key },
  query: { token },
  locale,
  response,
}) => {
  const { entry } = await requireLinkAccess(token, ['audition-upload']);
  if (toEntryKey(entry.id) !== key) throw new AppError(403, 'link.invalid');
  return sendToTalent(entry, { locale, response });
};

/** Returns the PDF for the signed-in talent; 410 when cancelled, 404 once blocked by the agency. */
export const sendOwnScript: Operation<'auditions.ownScript'> = async ({
  caller,
  params,
  locale,
  response,
}) => {
  const entry = await requireShown(await readOwnEntry(caller, params.id));
  return sendToTalent(entry, { locale, response });
};
