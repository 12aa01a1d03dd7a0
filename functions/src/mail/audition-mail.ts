import type { Audition, AuditionInvite } from '@domain/auditions/auditions.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { readEntry } from '../records/audition-entries.ts';
import { readAuditionInvite } from '../records/audition-invites.ts';
import { readAudition } from '../records/auditions.ts';
import { readCatalog } from '../records/reference-data.ts';
import { shownTalents } from '../records/talent-cache.ts';
import { languageName } from '../text/language-name.ts';
import { momentText } from '../text/reader-zone.ts';
import { signToken } from '../tokens/tokens.ts';
import { zoneOfTalent } from './talent-zone.ts';
import type { AuditionMail } from './templates/audition-request.ts';

const styleName = async (code: string, locale: Locale): Promise<string> => {
  const found = (await readCatalog()).find(
    (entry) => entry.catalog === 'AUDITION_STYLE' && entry.code === code,
  );
  return (locale === 'es' ? found?.labelEs : found?.label) ?? code;
};

/** Links stay readable this long after the deadline, so that a late visitor is told that the request has expired. */
const LINK_GRACE_MS = 30 * 24 * 60 * 60 * 1000;

/** Where a talent hands in their take, for one who was asked for it until `deadline` (milliseconds). */
export const auditionPath = async (
  { id, linkIdentifier, linkVersion }: AuditionInvite,
  deadline: number,
): Promise<(view?: 'script') => string> => {
  const link = { kind: 'audition-invite', subject: id, version: linkVersion } as const;
  const token = await signToken(link, deadline + LINK_GRACE_MS);
  return (view) => addresses.auditionGate.href(linkIdentifier, token, view);
};

/** The request that a mail is about, as it is when the mail leaves: the outbox holds no script. */
const requestOf = async (
  entryId: string,
): Promise<{ readonly invite: AuditionInvite; readonly audition: Audition }> => {
  const [entry, invite] = await Promise.all([readEntry(entryId), readAuditionInvite(entryId)]);
  const audition = entry && (await readAudition(entry.auditionId));
  // Whom the agency has blocked since is told nothing more of it.
  const shown = entry && (await shownTalents(entry.agencyId, [entry.talentId]));
  if (!invite || !audition || !shown?.has(entry.talentId))
    throw new Error('The request that this mail is about is gone');
  return { invite, audition };
};

/** What the mail of an audition says, in its reader's language and by their clock. */
export const auditionMailOf = async (
  { entryId, deadline, ...params }: MailParams['audition-request'],
  agencyName: string,
  locale: Locale,
): Promise<{ readonly invite: AuditionInvite; readonly mail: AuditionMail }> => {
  const { invite, audition } = await requestOf(entryId);
  const [style, spoken, zone] = await Promise.all([
    styleName(audition.style, locale),
    languageName(params.language, locale),
    zoneOfTalent(invite.talentId),
  ]);
  const { brief, script } = audition;
  const told = { style, brief, script, languageName: spoken, deadline: momentText(deadline, zone, locale) };
  return { invite, mail: { ...params, ...told, agencyName } };
};
