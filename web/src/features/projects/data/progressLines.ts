import type { Project } from '@domain/projects/projects.ts';
import type { FormatText } from '../../../i18n/useText.ts';

/** A project's progress, one line per fact; empty for a new one. */
export const getProgressLines = (
  { languages, languageProgress, progress }: Project,
  text: FormatText,
): readonly string[] => {
  const { shortlisted, chosen, requested, takes, approved, asked, booked } = progress;
  const cast = languages.filter((language) => (languageProgress[language]?.chosen ?? 0) > 0).length;

  return [
    shortlisted > chosen && text('projects.progress.shortlisted', { count: shortlisted }),
    chosen > 0 && text('projects.progress.chosen', { count: chosen }),
    chosen > 0 &&
      languages.length > 1 &&
      text('projects.progress.languages', { cast, total: languages.length }),
    takes > approved && text('projects.progress.toHear', { count: takes - approved }),
    requested > takes && text('projects.next.takes', { count: requested - takes }),
    asked > 0 && text('projects.progress.asked', { count: asked }),
    booked > 0 && text('projects.progress.booked', { count: booked }),
  ].filter((line) => line !== false);
};
