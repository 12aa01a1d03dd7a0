import { isOpen, type Membership } from '../access/memberships.ts';
import { foldedText } from '../values/folded-text.ts';
import type { Talent, TalentCache } from './talents.ts';

/** The agencies that show a talent to their clients: of those they work with, all that do not keep them out. */
export const shownIn = (
  { agencyIds }: Pick<Talent, 'agencyIds'>,
  memberships: readonly Membership[],
): readonly string[] => {
  const closed = memberships.filter((one) => one.role === 'talent' && !isOpen(one));
  return agencyIds.filter((id) => !closed.some(({ agencyId }) => agencyId === id));
};

/** A talent's public half. `agencyIds`: the agencies that show them. */
export const toPublicHalf = (
  { id, publicName, gender, languages, homeStudio, voiceSpecs }: Talent,
  agencyIds: readonly string[],
): TalentCache => ({
  id,
  agencyIds,
  publicName,
  nameKey: foldedText(publicName),
  gender,
  languages: languages.map(({ alpha3 }) => alpha3),
  homeStudio: homeStudio === true,
  voiceSpecs,
});
