import { computeFees } from './fees.ts';
import type { Candidate, PriceInput } from './price-input.ts';
import { projectAllRoles, getTerms } from './price.ts';
import type { VoicePrice } from './pricing.ts';
import { priceRole, type RoleTerms } from './role-price.ts';

export interface HeardCandidate extends Candidate {
  readonly talentId: string;
}

/** Whether each asset of a role has licences, all with a price. */
const isLicensed = ({ voiceId, usages }: RoleTerms, assets: PriceInput['assets']): boolean => {
  const roleAssets = assets.filter((asset) => asset.voiceId === voiceId);
  const isComplete = roleAssets.length > 0 && roleAssets.every(({ licences }) => licences.length > 0);
  return isComplete && usages.every(({ product }) => product !== null);
};

/** What each role costs with each of its candidates; the least of it while licences are missing or on request. */
export const computeVoicePrices = (
  input: Omit<PriceInput, 'candidates'> & { readonly candidates: readonly HeardCandidate[] },
): readonly VoicePrice[] => {
  const terms = getTerms(input);
  const roles = new Map(projectAllRoles(input).map((role) => [`${role.voiceId} ${role.language}`, role]));
  const found = new Map<string, VoicePrice>();

  for (const { voiceId, language, talentId, fees, agreed } of input.candidates) {
    const role = roles.get(`${voiceId} ${language}`);
    if (!role) continue;
    const paid = computeFees(terms.table, fees, agreed);
    const amount = paid ? priceRole(terms, role, paid, 'shortlisted').client : null;
    found.set(`${voiceId} ${language} ${talentId}`, {
      voiceId,
      language,
      talentId,
      amount,
      isLowest: !isLicensed(role, input.assets),
    });
  }

  return [...found.values()];
};
