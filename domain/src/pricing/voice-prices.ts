import { computeFees } from './fees.ts';
import type { Candidate, PriceInput } from './price-input.ts';
import { projectRoles, getTerms } from './price.ts';
import type { VoicePrice } from './pricing.ts';
import { priceRole } from './role-price.ts';

export interface HeardCandidate extends Candidate {
  readonly talentId: string;
}

/** What each role costs with each of its shortlisted voices; none for roles without a licence. */
export const computeVoicePrices = (
  input: Omit<PriceInput, 'candidates'> & { readonly candidates: readonly HeardCandidate[] },
): readonly VoicePrice[] => {
  const terms = getTerms(input);
  const roles = new Map(projectRoles(input).map((role) => [`${role.voiceId} ${role.language}`, role]));
  const found = new Map<string, VoicePrice>();

  for (const { voiceId, language, talentId, fees } of input.candidates) {
    const role = roles.get(`${voiceId} ${language}`);
    if (!role) continue;
    const paid = computeFees(terms.table, fees);
    const isKnown = paid && role.usages.every(({ product }) => product !== null);
    const amount = isKnown ? priceRole(terms, role, paid, 'shortlisted').client : null;
    found.set(`${voiceId} ${language} ${talentId}`, { voiceId, language, talentId, amount });
  }

  return [...found.values()];
};
