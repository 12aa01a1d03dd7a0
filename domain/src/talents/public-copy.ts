import { isOpen, type MembershipStanding } from '../access/memberships.ts';
import { foldText } from '../values/fold-text.ts';
import { pickFields } from '../values/fields.ts';
import { PUBLIC_FIELDS, type Talent, type PublicTalent } from './talents.ts';

/** The agencies that show a talent to their clients: of those they work with, all that do not keep them out. */
export const getShowingAgencies = (
  { agencyIds }: Pick<Talent, 'agencyIds'>,
  memberships: readonly MembershipStanding[],
): readonly string[] => {
  const closed = memberships.filter((membership) => membership.role === 'talent' && !isOpen(membership));
  return agencyIds.filter((id) => !closed.some(({ agencyId }) => agencyId === id));
};

export const PUBLIC_SOURCES = [...PUBLIC_FIELDS, 'languages', 'homeStudio'] as const;
type PublicTalentSource = Pick<Talent, 'id' | (typeof PUBLIC_SOURCES)[number]>;

/** A talent's public copy. `agencyIds`: the agencies that show them. */
export const toPublicCopy = (talent: PublicTalentSource, agencyIds: readonly string[]): PublicTalent => ({
  ...pickFields(talent, PUBLIC_FIELDS),
  id: talent.id,
  agencyIds,
  nameKey: foldText(talent.publicName),
  languages: talent.languages.map(({ alpha3 }) => alpha3),
  homeStudio: talent.homeStudio === true,
});
