import { getCastingLanguage } from '@domain/castings/castings.ts';
import type { ChosenVoice, PlannedRecordings } from '@domain/deliveries/delivery-plan.ts';
import type { Project } from '@domain/projects/projects.ts';
import { findChosenPlaces } from './casting-demos.ts';
import { findCharacters } from './characters.ts';
import { findProjectAssets } from './voice-assets.ts';

/** Returns what a project records: its assets with the chosen voices. */
export const findPlannedRecordings = async (project: Project): Promise<PlannedRecordings> => {
  const { id } = project;
  const [characters, assets, places] = await Promise.all([
    findCharacters(id),
    findProjectAssets(id),
    findChosenPlaces(id),
  ]);
  const chosen = places.map(({ voiceId, castingId, demo }): ChosenVoice => {
    const language = getCastingLanguage(castingId, id) ?? '';
    return { voiceId, language, talent: demo.talentPublicName };
  });

  return { project, characters, assets, chosen };
};
