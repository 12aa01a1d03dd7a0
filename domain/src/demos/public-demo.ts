import { levelOf } from '../audio/quality.ts';
import type { Instant } from '../contract.ts';
import type { Talent, TalentCache } from '../talents/talents.ts';
import type { Demo, DemoCache } from './demos.ts';
import { plainText } from '../values/folded-text.ts';
import { foundBy } from './found-by.ts';

/** What a demo's public half says of its talent. */
export type ShownTalent = Pick<TalentCache, 'publicName' | 'agencyIds'> &
  Pick<Talent, 'homeStudio'> & { readonly voiceSpecs?: Talent['voiceSpecs'] | undefined };

/** How a public half calls its talent, and where that stands among the names. */
export const shownName = (publicName: string): Pick<DemoCache, 'talentPublicName' | 'sortName'> => ({
  talentPublicName: publicName,
  sortName: plainText(publicName),
});

/** What holds of an approved demo at once, whatever its review. */
export const HOLD_AT_ONCE = [
  'principalInCategory',
  'syntheticVoiceConsent',
] as const satisfies readonly (keyof Demo & keyof DemoCache)[];

/**
 * An approved demo as clients see it. `approvedAt` is its place among the newest, which the demo itself does not keep;
 * `languages` are all in which clients find a demo of its talent.
 */
export const publicDemoOf = (
  demo: Demo,
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
  level: demo.quality && levelOf(demo.quality),
  approvedAt,
});

/**
 * What is known of an approved demo's public half. While a later version waits for its review, clients keep the one
 * before, of which the demo itself keeps no more than what holds of both.
 */
export const knownOfPublicDemo = (
  demo: Demo,
  talent: ShownTalent,
  languages: readonly string[],
): Partial<DemoCache> => {
  const { approvedAt: _place, ...whole } = publicDemoOf(demo, talent, demo.updatedAt, languages);
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

/** Whether an agency's clients can no longer cast a listed demo: its public half, undefined for none, is not theirs. */
export const isWithdrawnFrom = (agencyId: string, half: Pick<DemoCache, 'agencyIds'> | undefined): boolean =>
  !half?.agencyIds.includes(agencyId);
