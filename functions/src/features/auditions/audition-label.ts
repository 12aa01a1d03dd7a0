import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { toConsentComment } from '../../platform/sound/consent-comment.ts';
import type { AudioTag } from '../../platform/sound/id3-tags.ts';

/** What every copy of an audition says: it is no recording that was bought. */
export const AUDITION_NOTICE: Readonly<Record<Locale, string>> = {
  en: 'Audition. Not licensed for use',
  es: 'Audición. Sin licencia de uso',
};

/** Returns the tags of a downloaded audition: the notice, with project, public name, day and the talent's consent. */
export const toAuditionTags = (
  { talentPublicName, uploadedAt, syntheticVoiceConsent = false }: AuditionEntry,
  project: string,
  locale: Locale,
): readonly AudioTag[] => {
  const notice = AUDITION_NOTICE[locale];
  const day = uploadedAt ? ` (${new Date(uploadedAt.toMillis()).toISOString().slice(0, 10)})` : '';

  return [
    { frame: 'TIT2', text: notice },
    { frame: 'TPE1', text: talentPublicName },
    { frame: 'TALB', text: project },
    { frame: 'COMM', description: '', text: `${notice}${day}` },
    toConsentComment(syntheticVoiceConsent),
  ];
};
