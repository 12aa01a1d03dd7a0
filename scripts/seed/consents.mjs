import { loadTs } from '../load-ts.mjs';
import { ACCOUNTS, AGENCY_CONTRACTS } from './people.mjs';

const { OWN_CONSENT_TEXTS } = await loadTs('domain/src/privacy/consents.ts');

/** Consents per role at registration; admins create staff. */
const KINDS = { client: ['terms', 'privacy'], talent: ['rates', 'freelance'], engineer: ['freelance'] };

const getText = (kind, agencyId) => {
  const contract = AGENCY_CONTRACTS[agencyId];
  if (kind === 'terms') return { document: contract.termsUrl, version: contract.termsVersion };
  if (kind === 'privacy') return { document: contract.privacyUrl, version: contract.privacyVersion };
  return { document: 'sign-up', version: OWN_CONSENT_TEXTS[kind] };
};

/** Consents of the demo accounts. */
export const makeConsentRecords = () =>
  Object.fromEntries(
    ACCOUNTS.flatMap(({ uid, memberships, locale }) =>
      [...new Set(memberships.flatMap(({ role }) => KINDS[role] ?? []))].flatMap((kind) => {
        const agencyId = memberships[0]?.agencyId ?? null;
        if (agencyId === null && (kind === 'terms' || kind === 'privacy')) return [];
        const text = getText(kind, agencyId);
        const consent = { userId: uid, kind, ...text, locale, agencyId, at: '@day-200' };
        return [[`${uid}_${kind}_${text.version}`, consent]];
      }),
    ),
  );
