import { RATES_CONSENT_WITHOUT_BOX, type Consent } from '@domain/privacy/consents.ts';
import { readRecord, getRef, type CopiesOf } from './moment.ts';

/** Returns rate consents from before a page requested them; they should not exist. */
export const findConsentWithoutBox: CopiesOf = async (moment, id) => {
  const consent = await readRecord<Consent>(moment, 'consents', id);
  if (consent?.kind !== 'rates' || consent.version !== RATES_CONSENT_WITHOUT_BOX) return [];
  const agencyIds = consent.agencyId === null ? [] : [consent.agencyId];
  return [{ ref: getRef(moment, 'consents', id), agencyIds, stored: consent, wanted: null }];
};
