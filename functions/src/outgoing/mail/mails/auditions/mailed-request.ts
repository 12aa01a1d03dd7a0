import type { Audition, AuditionInvite } from '@domain/auditions/auditions.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { readAuditionDossier } from '../../../../work/collections/audition-dossiers.ts';
import { readEntry } from '../../../../work/collections/audition-entries.ts';
import { readAuditionInvite } from '../../../../work/collections/audition-invites.ts';
import { readAudition } from '../../../../work/collections/auditions.ts';
import { readCasting } from '../../../../work/collections/castings.ts';
import { readCharacter } from '../../../../work/collections/characters.ts';
import { findShownTalents } from '../../../../work/collections/public-talents.ts';
import { getLanguageName } from '../../../../work/text/language-name.ts';
import { linkTo, signRequestLink } from '../../links.ts';

export const createGoneError = () => new Error('The request that this mail is about is gone');

/** Returns a function that gives the address of the page where a talent submits; `due` in milliseconds. */
export const getAuditionLink = async (
  { id, linkIdentifier, linkVersion }: AuditionInvite,
  due: number,
): Promise<(view?: 'script') => string> => {
  const token = await signRequestLink({ kind: 'audition-invite', subject: id, version: linkVersion }, due);
  return (view) => linkTo(addresses.auditionGate.href(linkIdentifier, token, view));
};

export interface MailedRequest {
  readonly invite: AuditionInvite;
  readonly audition: Audition;
}

/** Returns a mail's request as of sending, with the talent's own deadline: the outbox contains no script. */
export const getRequest = async (entryId: string): Promise<MailedRequest> => {
  const [entry, invite, dossier] = await Promise.all([
    readEntry(entryId),
    readAuditionInvite(entryId),
    readAuditionDossier(entryId),
  ]);
  const audition = entry && (await readAudition(entry.auditionId));
  // Talents blocked by the agency since get no mail.
  const shown = entry && (await findShownTalents(entry.agencyId, [entry.talentId]));
  if (!invite || !audition || !shown?.has(entry.talentId)) throw createGoneError();

  const deadline = dossier?.extension?.deadline ?? audition.deadline;

  return { invite, audition: { ...audition, deadline } };
};

/** Returns the upload page's link, valid for some time after the deadline, or from now if that is past. */
export const getGate = ({
  audition: { deadline },
  invite,
}: MailedRequest): ReturnType<typeof getAuditionLink> =>
  getAuditionLink(invite, Math.max(deadline.toMillis(), Date.now()));

export const readMailedRole = async ({ castingId, voiceId }: Audition, locale: Locale) => {
  const [casting, voice] = await Promise.all([readCasting(castingId), readCharacter(voiceId)]);
  if (!casting) throw createGoneError();
  return {
    projectName: casting.project.name,
    character: voice?.name ?? '',
    languageName: await getLanguageName(casting.language, locale),
  };
};
