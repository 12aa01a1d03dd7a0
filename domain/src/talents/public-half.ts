import { isOpen, type Standing } from '../access/memberships.ts';
import { foldedText } from '../values/folded-text.ts';
import type { Talent, TalentCache } from './talents.ts';

/** The agencies that show a talent to their clients: of those they work with, all that do not keep them out. */
export const shownIn = (
  { agencyIds }: Pick<Talent, 'agencyIds'>,
  memberships: readonly Standing[],
): readonly string[] => {
  const closed = memberships.filter((one) => one.role === 'talent' && !isOpen(one));
  return agencyIds.filter((id) => !closed.some(({ agencyId }) => agencyId === id));
};

/** Fields of a talent that clients may see. */
export const PUBLIC_FIELDS = [
  'publicName',
  'gender',
  'languages',
  'homeStudio',
  'voiceSpecs',
] as const satisfies readonly (keyof Talent)[];
type PublicTalent = Pick<Talent, 'id' | (typeof PUBLIC_FIELDS)[number]>;

/** A talent's public half. `agencyIds`: the agencies that show them. */
export const toPublicHalf = (
  { id, publicName, gender, languages, homeStudio, voiceSpecs }: PublicTalent,
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
