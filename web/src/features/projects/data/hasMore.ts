import type { Project } from '@domain/projects/projects.ts';

/** Whether a project has a detail beyond its names, characters and languages. */
export const hasMore = (project: Project): boolean => {
  const { market, length, message, notes, holdedId, airDate, estimatedRecordingDate, budget } = project;
  const { countries, media, numberOfVoices, spots, units } = project;
  const lists = [countries, media].some((list) => list.length > 0);
  const values = [numberOfVoices, spots, units, budget, airDate, estimatedRecordingDate];
  return (
    lists || values.some((value) => value !== null) || market + length + message + notes + holdedId !== ''
  );
};
