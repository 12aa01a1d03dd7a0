import { Timestamp } from 'firebase-admin/firestore';
import type { Locale } from '@domain/messages/locale.ts';
import {
  CONSENT_KINDS,
  toConsentId,
  OWN_CONSENT_TEXTS,
  type Consent,
  type ConsentKind,
} from '@domain/privacy/consents.ts';
import { findPolicyDocuments } from '../../work/collections/agency-contracts.ts';
import { consents } from '../../work/collections/consents.ts';
import type { Work } from '../../work/unit/work.ts';

interface Occasion {
  readonly agencyId: string | null;
  readonly locale: Locale;
}

export const getAgreedConsents = (
  answers: Readonly<Partial<Record<ConsentKind, boolean | undefined>>>,
): ConsentKind[] => CONSENT_KINDS.filter((kind) => answers[kind]);

/** Reads the versions in force and returns the write of an account's consents. */
export const prepareConsents = async (
  kinds: readonly ConsentKind[],
  { agencyId, locale }: Occasion,
): Promise<(work: Work, userId: string) => void> => {
  if (kinds.length === 0) return () => undefined;

  const policy = await findPolicyDocuments(agencyId);
  const texts: Readonly<Record<ConsentKind, Pick<Consent, 'document' | 'version'>>> = {
    terms: { document: policy.termsUrl, version: policy.termsVersion },
    privacy: { document: policy.privacyUrl, version: policy.privacyVersion },
    rates: { document: 'sign-up', version: OWN_CONSENT_TEXTS.rates },
    freelance: { document: 'sign-up', version: OWN_CONSENT_TEXTS.freelance },
  };
  const moment = Timestamp.now();

  return (work, userId) => {
    for (const kind of kinds) {
      const id = toConsentId(userId, kind, texts[kind].version);
      const consent: Consent = { id, userId, kind, ...texts[kind], locale, agencyId, at: moment };
      work.create(consents, consent);
    }
  };
};
