import type { Audition } from '@domain/auditions/auditions.ts';
import type { Instant } from '@domain/contract.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { formatMoney } from '@domain/values/money.ts';
import { readRoleUsage } from '../../../../work/pricing/role-usage.ts';
import { confidentialities, isAcceptanceOf } from '../../../../work/collections/confidentialities.ts';
import { readCatalog } from '../../../../work/collections/reference-data.ts';
import { formatDay } from '../../../../work/text/format-day.ts';
import { formatMoment } from '../../../../work/text/reader-zone.ts';
import { getTalentClock } from '../../talent-zone.ts';
import { ON_PAGE, type AuditionTerms } from './audition-terms.ts';
import type { MailedRequest } from './mailed-request.ts';

const readStyleName = async (code: string, locale: Locale): Promise<string> => {
  const found = (await readCatalog()).find(
    (entry) => entry.catalog === 'AUDITION_STYLE' && entry.code === code,
  );
  return (locale === 'es' ? found?.labelEs : found?.label) ?? code;
};

const PRIVATE: Readonly<Record<Locale, string>> = {
  en: 'Private: shown on the page after you accept confidentiality',
  es: 'Confidencial: lo verás en la página después de aceptar la confidencialidad',
};

const ON_REQUEST: Readonly<Record<Locale, string>> = { en: 'On request', es: 'A consultar' };

/** Returns a role's usage as texts; empty where nothing is known. */
export const readMailedUsage = async (
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

export const readMailedTerms = async (
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
