import { getLevel } from '../audio/quality.ts';
import type { Instant } from '../contract.ts';
import type { Talent, PublicTalent } from '../talents/talents.ts';
import { getNames, pickFields } from '../values/fields.ts';
import { toPlainText } from '../values/fold-text.ts';
import { FLAG_FIELDS, SHOWN_FIELDS } from './demo-fields.ts';
import type { Demo, PublicDemo } from './demos.ts';
import { getSearchFields } from './search-fields.ts';

type ShownTalent = Pick<PublicTalent, 'publicName' | 'agencyIds'> &
  Pick<Talent, 'homeStudio'> & { readonly voiceSpecs?: Talent['voiceSpecs'] | undefined };

/** Fields of the private record that clients see unchanged. */
const SHOWN = ['talentId', 'durationMs', 'peaks', ...getNames(SHOWN_FIELDS)] as const;
export const PUBLIC_DEMO_FIELDS = [...SHOWN, 'quality'] as const satisfies readonly (keyof Demo)[];
type DemoSource = Pick<Demo, 'id' | (typeof PUBLIC_DEMO_FIELDS)[number]>;

export const toShownName = (publicName: string): Pick<PublicDemo, 'talentPublicName' | 'sortName'> => ({
  talentPublicName: publicName,
  sortName: toPlainText(publicName),
});

/**
 * Returns an approved demo's public copy. `approvedAt`: its position among the newest, not
 * stored in the demo; `languages`: all in which clients find the talent.
 */
export const toPublicDemo = (
  demo: DemoSource,
  talent: ShownTalent,
  approvedAt: Instant,
  languages: readonly string[],
): PublicDemo => ({
  ...pickFields(demo, SHOWN),
  id: demo.id,
  agencyIds: talent.agencyIds,
  homeStudio: talent.homeStudio === true,
  is: getSearchFields(talent, languages),
  ...toShownName(talent.publicName),
  level: demo.quality && getLevel(demo.quality),
  approvedAt,
});

/** Fields that an unreviewed version shares with the approved one. */
const SHARED = [
  ...(['id', 'talentId', 'talentPublicName', 'sortName', 'agencyIds', 'homeStudio', 'is'] as const),
  ...getNames(FLAG_FIELDS),
];

/** Returns the known fields of an approved demo's public copy. While a later version awaits review, only fields shared by both are known. */
export const getKnownFields = (
  demo: DemoSource & Pick<Demo, 'reviewStatus' | 'updatedAt'>,
  talent: ShownTalent,
  languages: readonly string[],
): Partial<PublicDemo> => {
  const { approvedAt: _place, ...whole } = toPublicDemo(demo, talent, demo.updatedAt, languages);
  if (demo.reviewStatus === 'approved') return whole;
  return pickFields(whole, SHARED);
};

/** Returns whether an agency's clients can't cast a listed demo: its public copy is missing or not theirs. */
export const isWithdrawnFrom = (agencyId: string, copy: Pick<PublicDemo, 'agencyIds'> | undefined): boolean =>
  !copy?.agencyIds.includes(agencyId);
