import { Timestamp } from 'firebase-admin/firestore';
import type { Locale } from '@domain/messages/locale.ts';
import { SYNTHETIC_VOICE_TEXT, type Consent, type VoiceConsent } from '@domain/privacy/consents.ts';
import type { Caller } from '../../work/access/caller.ts';
import { consents, newConsentId } from '../../work/collections/consents.ts';
import type { Work } from '../../work/unit/work.ts';

interface RecordedConsent extends VoiceConsent {
  readonly talentId: string;
  /** The agency that received it; null: every agency with the recording. */
  readonly agencyId: string | null;
  readonly locale: Locale;
}

/** Records a talent's change of consent to synthetic voices, in the change's transaction. */
export const recordVoiceConsent = (
  work: Work,
  { talentId, agencyId, locale, ...voice }: RecordedConsent,
): void => {
  const consent: Consent = {
    id: newConsentId(),
    userId: talentId,
    talentId,
    kind: 'syntheticVoice',
    document: 'recordings',
    version: SYNTHETIC_VOICE_TEXT,
    locale,
    agencyId,
    voice,
    at: Timestamp.now(),
  };

  work.create(consents, consent);
};

/** Records consent by the signed-in user: the talent in person, or a representative, who can only withdraw it. */
export const recordConsentBy = (
  work: Work,
  caller: Caller,
  consent: Omit<RecordedConsent, 'by' | 'locale'>,
): void => {
  const isInPerson = caller.uid === consent.talentId && caller.realUid === consent.talentId;
  const { locale } = caller.user;
  const by = isInPerson || consent.isGiven ? 'talent' : 'agency';
  recordVoiceConsent(work, { ...consent, by, locale });
};
