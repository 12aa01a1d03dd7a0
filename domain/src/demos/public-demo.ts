import { getLevel } from '../audio/quality.ts';
import type { Instant } from '../contract.ts';
import type { Talent, TalentCache } from '../talents/talents.ts';
import { getNames, pickFields } from '../values/fields.ts';
import { plainText } from '../values/folded-text.ts';
import { FLAG_FIELDS, SHOWN_FIELDS } from './demo-fields.ts';
import type { Demo, DemoCache } from './demos.ts';
import { foundBy } from './found-by.ts';

/** A talent's fields in a demo's public half. */
type ShownTalent = Pick<TalentCache, 'publicName' | 'agencyIds'> &
  Pick<Talent, 'homeStudio'> & { readonly voiceSpecs?: Talent['voiceSpecs'] | undefined };

/** Fields of the private half that clients see unchanged. */
const SHOWN = ['talentId', 'durationMs', 'peaks', ...getNames(SHOWN_FIELDS)] as const;
/** Fields of a demo that the public half is made of. */
export const PUBLIC_DEMO_FIELDS = [...SHOWN, 'quality'] as const satisfies readonly (keyof Demo)[];
type PublicDemo = Pick<Demo, 'id' | (typeof PUBLIC_DEMO_FIELDS)[number]>;

/** Returns the talent's name in a public half, and its sort key. */
export const shownName = (publicName: string): Pick<DemoCache, 'talentPublicName' | 'sortName'> => ({
  talentPublicName: publicName,
  sortName: plainText(publicName),
});

/**
 * Returns an approved demo's public half. `approvedAt`: its position among the newest, not
 * stored in the demo; `languages`: all in which clients find the talent.
 */
export const toPublicDemo = (
  demo: PublicDemo,
  talent: ShownTalent,
  approvedAt: Instant,
  languages: readonly string[],
): DemoCache => ({
  ...pickFields(demo, SHOWN),
  id: demo.id,
  agencyIds: talent.agencyIds,
  homeStudio: talent.homeStudio === true,
  is: foundBy(talent, languages),
  ...shownName(talent.publicName),
  level: demo.quality && getLevel(demo.quality),
  approvedAt,
});

/** Fields that an unreviewed version shares with the approved one. */
const SHARED = [
  ...(['id', 'talentId', 'talentPublicName', 'sortName', 'agencyIds', 'homeStudio', 'is'] as const),
  ...getNames(FLAG_FIELDS),
];

/** Returns the known fields of an approved demo's public half. While a later version awaits review, only fields shared by both are known. */
export const getKnownFields = (
  demo: PublicDemo & Pick<Demo, 'reviewStatus' | 'updatedAt'>,
  talent: ShownTalent,
  languages: readonly string[],
): Partial<DemoCache> => {
  const { approvedAt: _place, ...whole } = toPublicDemo(demo, talent, demo.updatedAt, languages);
  if (demo.reviewStatus === 'approved') return whole;
  return pickFields(whole, SHARED);
};

/** Returns whether an agency's clients can't cast a listed demo: its public half is missing or not theirs. */
export const isWithdrawnFrom = (agencyId: string, half: Pick<DemoCache, 'agencyIds'> | undefined): boolean =>
  !half?.agencyIds.includes(agencyId);
