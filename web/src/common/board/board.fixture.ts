import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';

const owner = { agencyId: 'agency-one', companyId: 'company-one', projectId: 'p' };
const makeInstant = (millis: number) => ({ toMillis: () => millis });

export const makeCharacter = (id: string, millis: number): Character => ({
  ...owner,
  id,
  name: id,
  createdAt: makeInstant(millis),
});

export const makeCasting = (language: string): Casting => ({
  ...owner,
  id: `p_${language}`,
  language,
  urlIdentifier: language,
  linkEnabled: true,
  previewVisible: false,
  hideTalentFromPreviewList: [],
  shortlisted: {},
  withdrawn: {},
  project: { name: '', brand: '', campaignName: '', companyName: '' },
  createdAt: makeInstant(0),
  updatedAt: makeInstant(0),
});

export const makeDemo = (castingId: string, voiceId: string, demoId: string, order: number): CastingDemo => ({
  ...owner,
  id: `${castingId}_${voiceId}_${demoId}`,
  castingId,
  voiceId,
  demoId,
  talentId: `t-${demoId}`,
  isSelected: false,
  order,
  demo: {
    name: demoId,
    talentPublicName: demoId,
    durationMs: 1000,
    peaks: [],
    language: 'spa',
    gender: 'FEM',
    voiceAge: 'ADU',
    tone: 'MED',
    category: 'COMMERCIAL',
  },
  createdAt: makeInstant(0),
});
