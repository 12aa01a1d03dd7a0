import Typography from '@mui/material/Typography';
import type { Project } from '@domain/projects/projects.ts';
import { useText, type FormatText } from '../../../i18n/useText.ts';

/** A project's progress and next actor, one line each; empty for a new one. */
export const getProgressLines = (
  { languages, languageProgress, progress }: Project,
  text: FormatText,
): readonly string[] => {
  const { shortlisted, chosen, requested, takes, approved, asked, booked } = progress;
  const cast = languages.filter((language) => (languageProgress[language]?.chosen ?? 0) > 0).length;

  return [
    chosen > 0
      ? text('projects.progress.chosen', { count: chosen })
      : shortlisted > 0 && text('projects.progress.shortlisted', { count: shortlisted }),
    chosen > 0 &&
      languages.length > 1 &&
      text('projects.progress.languages', { cast, total: languages.length }),
    takes > approved && text('projects.progress.toHear', { count: takes - approved }),
    requested > takes && text('projects.progress.waiting', { count: requested - takes }),
    asked > 0 && text('projects.progress.asked', { count: asked }),
    booked > 0 && text('projects.progress.booked', { count: booked }),
  ].filter((line) => line !== false);
};

export const ProjectProgressText = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const lines = getProgressLines(project, text);
  if (lines.length === 0) return text('projects.progress.none');
  return lines.map((line) => (
    <Typography key={line} variant="body2" component="div" sx={{ '& + &': { color: 'text.secondary' } }}>
      {line}
    </Typography>
  ));
};
