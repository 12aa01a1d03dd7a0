import { isOpen, type Standing } from '../access/memberships.ts';
import { foldedText } from '../values/folded-text.ts';
import { pickFields } from '../values/fields.ts';
import { PUBLIC_FIELDS, type Talent, type TalentCache } from './talents.ts';

/** The agencies that show a talent to their clients: of those they work with, all that do not keep them out. */
export const shownIn = (
  { agencyIds }: Pick<Talent, 'agencyIds'>,
  memberships: readonly Standing[],
): readonly string[] => {
  const closed = memberships.filter((one) => one.role === 'talent' && !isOpen(one));
  return agencyIds.filter((id) => !closed.some(({ agencyId }) => agencyId === id));
};

/** Fields of a talent that the public half is made of. */
export const PUBLIC_SOURCES = [...PUBLIC_FIELDS, 'languages', 'homeStudio'] as const;
type PublicTalent = Pick<Talent, 'id' | (typeof PUBLIC_SOURCES)[number]>;

/** A talent's public half. `agencyIds`: the agencies that show them. */
export const toPublicHalf = (talent: PublicTalent, agencyIds: readonly string[]): TalentCache => ({
  ...pickFields(talent, PUBLIC_FIELDS),
  id: talent.id,
  agencyIds,
  nameKey: foldedText(talent.publicName),
  languages: talent.languages.map(({ alpha3 }) => alpha3),
  homeStudio: talent.homeStudio === true,
});
