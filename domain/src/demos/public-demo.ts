import { getLevel } from '../audio/quality.ts';
import type { Instant } from '../contract.ts';
import type { Talent, TalentCache } from '../talents/talents.ts';
import type { Demo, DemoCache } from './demos.ts';
import { plainText } from '../values/folded-text.ts';
import { foundBy } from './found-by.ts';

/** A talent's fields in a demo's public half. */
type ShownTalent = Pick<TalentCache, 'publicName' | 'agencyIds'> &
  Pick<Talent, 'homeStudio'> & { readonly voiceSpecs?: Talent['voiceSpecs'] | undefined };

/** Fields of a demo in its public half. */
export const PUBLIC_DEMO_FIELDS = [
  'talentId',
  'name',
  'durationMs',
  'peaks',
  'language',
  'gender',
  'voiceAge',
  'tone',
  'category',
  'languageTag',
  'accent',
  'principalInCategory',
  'syntheticVoiceConsent',
  'quality',
] as const satisfies readonly (keyof Demo)[];
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
  id: demo.id,
  talentId: demo.talentId,
  agencyIds: talent.agencyIds,
  homeStudio: talent.homeStudio === true,
  is: foundBy(talent, languages),
  name: demo.name,
  durationMs: demo.durationMs,
  peaks: demo.peaks,
  language: demo.language,
  gender: demo.gender,
  voiceAge: demo.voiceAge,
  tone: demo.tone,
  category: demo.category,
  languageTag: demo.languageTag,
  accent: demo.accent,
  principalInCategory: demo.principalInCategory,
  syntheticVoiceConsent: demo.syntheticVoiceConsent,
  ...shownName(talent.publicName),
  level: demo.quality && getLevel(demo.quality),
  approvedAt,
});

/** Returns the known fields of an approved demo's public half. While a later version awaits review, only fields shared by both are known. */
export const getKnownFields = (
  demo: PublicDemo & Pick<Demo, 'reviewStatus' | 'updatedAt'>,
  talent: ShownTalent,
  languages: readonly string[],
): Partial<DemoCache> => {
  const { approvedAt: _place, ...whole } = toPublicDemo(demo, talent, demo.updatedAt, languages);
  if (demo.reviewStatus === 'approved') return whole;
  const { id, talentId, talentPublicName, sortName, agencyIds, homeStudio, is } = whole;
  const { principalInCategory, syntheticVoiceConsent } = whole;
  return {
    id,
    talentId,
    talentPublicName,
    sortName,
    agencyIds,
    homeStudio,
    is,
    principalInCategory,
    syntheticVoiceConsent,
  };
};

/** Returns whether an agency's clients can't cast a listed demo: its public half is missing or not theirs. */
export const isWithdrawnFrom = (agencyId: string, half: Pick<DemoCache, 'agencyIds'> | undefined): boolean =>
  !half?.agencyIds.includes(agencyId);
