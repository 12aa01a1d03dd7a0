import { getRound, type Audition, type AuditionInvite } from '@domain/auditions/auditions.ts';
import type { Instant } from '@domain/contract.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { formatMoney } from '@domain/values/money.ts';
import { readRoleUsage } from '../../work/pricing/role-usage.ts';
import { formatDay } from '../../work/text/format-day.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { readAuditionDossier } from '../../work/records/audition-dossiers.ts';
import { readEntry } from '../../work/records/audition-entries.ts';
import { readAuditionInvite } from '../../work/records/audition-invites.ts';
import { readAudition } from '../../work/records/auditions.ts';
import { confidentialities, isAcceptanceOf } from '../../work/records/confidentialities.ts';
import { readCasting } from '../../work/records/castings.ts';
import { readCatalog } from '../../work/records/reference-data.ts';
import { findShownTalents } from '../../work/records/public-talents.ts';
import { readCharacter } from '../../work/records/characters.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import { formatMoment } from '../../work/text/reader-zone.ts';
import { signToken } from '../../rights/tokens/tokens.ts';
import { getTalentClock } from './talent-zone.ts';
import type { AuditionChangeMail } from './templates/audition-change.ts';
import type { AuditionMail, AuditionTerms } from './templates/audition-request.ts';
import type { AuditionsMail } from './templates/audition-requests.ts';

interface AuditionPath {
  readonly character: string;
  readonly path: string;
}

const readStyleName = async (code: string, locale: Locale): Promise<string> => {
  const found = (await readCatalog()).find(
    (entry) => entry.catalog === 'AUDITION_STYLE' && entry.code === code,
  );
  return (locale === 'es' ? found?.labelEs : found?.label) ?? code;
};

const createGoneError = () => new Error('The request that this mail is about is gone');
/** Links stay readable this long after the deadline, so late visitors learn that the request has expired. */
const LINK_GRACE_MS = 30 * 24 * 60 * 60 * 1000;

export const getAuditionPath = async (
  { id, linkIdentifier, linkVersion }: AuditionInvite,
  deadline: number,
): Promise<(view?: 'script') => string> => {
  const link = { kind: 'audition-invite', subject: id, version: linkVersion } as const;
  const token = await signToken(link, deadline + LINK_GRACE_MS);
  return (view) => addresses.auditionGate.href(linkIdentifier, token, view);
};

interface MailedRequest {
  readonly invite: AuditionInvite;
  readonly audition: Audition;
}

/** Returns a mail's request as of sending, with the talent's own deadline: the outbox contains no script. */
const getRequest = async (entryId: string): Promise<MailedRequest> => {
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
const getGate = ({ audition: { deadline }, invite }: MailedRequest): ReturnType<typeof getAuditionPath> =>
  getAuditionPath(invite, Math.max(deadline.toMillis(), Date.now()));

const ON_PAGE: Readonly<Record<Locale, string>> = {
  en: 'On the page where you submit your audition',
  es: 'En la página donde envías tu audición',
};

const PRIVATE: Readonly<Record<Locale, string>> = {
  en: 'Private: shown on the page after you accept confidentiality',
  es: 'Confidencial: lo verás en la página después de aceptar la confidencialidad',
};

const ON_REQUEST: Readonly<Record<Locale, string>> = { en: 'On request', es: 'A consultar' };

/** Returns a role's usage as texts; empty where nothing is known. */
const readMailedUsage = async (
  audition: Audition,
  talentId: string,
  locale: Locale,
): Promise<Pick<AuditionTerms, 'fee' | 'usage' | 'category' | 'recordingOn' | 'airsOn'>> => {
  const roleUsage = await readRoleUsage(audition, talentId);
  const { fee = null, currency = '', assets = [], category, recordingOn, airsOn } = roleUsage ?? {};
  const uses = assets.flatMap(({ name, licences }) =>
    licences.map(({ format, territoryCover, duration }) =>
      [name, ...[format, territoryCover, duration].map((item) => getShownLabel(item, locale))].join(' · '),
    ),
  );
  const rate = fee === null ? ON_REQUEST[locale] : formatMoney(fee, currency, locale);

  return {
    fee: uses.length === 0 ? '' : rate,
    usage: uses.join('\n'),
    category: category ? getShownLabel(category, locale) : '',
    recordingOn: recordingOn ? formatDay(recordingOn, locale) : '',
    airsOn: airsOn ? formatDay(airsOn, locale) : '',
  };
};

/** Where a talent reads a private script. */
const readPrivatePlace = async (audition: Audition, entryId: string, locale: Locale): Promise<string> =>
  isAcceptanceOf(await confidentialities.get(entryId), { auditionId: audition.id })
    ? ON_PAGE[locale]
    : PRIVATE[locale];

const readMailedTerms = async (
  { audition, invite }: MailedRequest,
  locale: Locale,
): Promise<AuditionTerms> => {
  const [style, reader, usage, privateScript] = await Promise.all([
    readStyleName(audition.style, locale),
    getTalentClock(invite.talentId),
    readMailedUsage(audition, invite.talentId, locale),
    audition.scriptIsPrivate ? readPrivatePlace(audition, invite.id, locale) : '',
  ]);
  const toMoment = (moment: Instant): string =>
    formatMoment(new Date(moment.toMillis()).toISOString(), reader, locale);
  const { brief, script, scriptPdf, scriptIsPrivate, deadline, outcomeBy, direction = '', clip } = audition;

  const texts = scriptIsPrivate
    ? { direction: '', clip: '', brief: '', script: '', scriptPdf: '' }
    : {
        direction,
        brief,
        script,
        clip: clip ? ON_PAGE[locale] : '',
        scriptPdf: scriptPdf ? ON_PAGE[locale] : '',
      };

  return {
    ...texts,
    ...usage,
    privateScript,
    style,
    deadline: toMoment(deadline),
    outcomeBy: outcomeBy ? toMoment(outcomeBy) : '',
  };
};

const readMailedRole = async ({ castingId, voiceId }: Audition, locale: Locale) => {
  const [casting, voice] = await Promise.all([readCasting(castingId), readCharacter(voiceId)]);
  if (!casting) throw createGoneError();
  return {
    projectName: casting.project.name,
    character: voice?.name ?? '',
    languageName: await getLanguageName(casting.language, locale),
  };
};

/** Returns the content of a mail about several auditions: those open when it is sent. */
export const composeAuditionsMail = async (
  { entryIds, talentName }: MailParams['audition-requests'],
  agencyName: string,
  locale: Locale,
): Promise<{ readonly paths: readonly AuditionPath[]; readonly mail: AuditionsMail }> => {
  const results = await Promise.allSettled(entryIds.map(getRequest));
  const requests = results.flatMap((item) => (item.status === 'fulfilled' ? [item.value] : []));
  const [first] = requests;
  if (!first) throw createGoneError();

  const terms = await readMailedTerms(first, locale);

  const roles = await Promise.all(
    requests.map(async (mailedRequest) => ({
      role: await readMailedRole(mailedRequest.audition, locale),
      usage: await readMailedUsage(mailedRequest.audition, mailedRequest.invite.talentId, locale),
      path: (await getGate(mailedRequest))(),
    })),
  );

  const [{ projectName, languageName: spoken } = { projectName: '', languageName: '' }] = roles.map(
    ({ role }) => role,
  );

  return {
    paths: roles.map(({ role, path }) => ({ character: role.character, path })),
    mail: {
      ...terms,
      // Fee and usage differ by character.
      fee: '',
      usage: '',
      roles: roles.map(({ role: { character }, usage: { fee, usage } }) =>
        [character, fee, usage.replaceAll('\n', '; ')].filter(Boolean).join(' · '),
      ),
      talentName,
      agencyName,
      projectName,
      languageName: spoken,
    },
  };
};

export const composeAuditionChangeMail = async (
  { entryId, talentName, note = '' }: MailParams['audition-change'],
  agencyName: string,
  locale: Locale,
): Promise<{ readonly path: string; readonly mail: AuditionChangeMail }> => {
  const mailedRequest = await getRequest(entryId);
  const [terms, role, gate] = await Promise.all([
    readMailedTerms(mailedRequest, locale),
    readMailedRole(mailedRequest.audition, locale),
    getGate(mailedRequest),
  ]);
  const changed = mailedRequest.audition.changedTerms ?? [];
  return { path: gate(), mail: { ...terms, ...role, talentName, agencyName, changed, note } };
};

/** Returns the content and link of an audition mail, in the reader's language and time zone. */
export const composeAuditionMail = async (
  { entryId, deadline: _asQueued, ...params }: MailParams['audition-request'],
  agencyName: string,
  locale: Locale,
): Promise<{ readonly upload: string; readonly largeScript: string; readonly mail: AuditionMail }> => {
  const mailedRequest = await getRequest(entryId);
  const [terms, spoken, gate] = await Promise.all([
    readMailedTerms(mailedRequest, locale),
    getLanguageName(params.language, locale),
    getGate(mailedRequest),
  ]);

  return {
    upload: gate(),
    largeScript: gate('script'),
    mail: { ...params, ...terms, languageName: spoken, agencyName, round: getRound(mailedRequest.audition) },
  };
};
