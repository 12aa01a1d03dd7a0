import type { Project } from '@domain/projects/projects.ts';
import { DateText } from '../../../components/DateText.tsx';
import { useNow } from '../../../lib/useNow.ts';

/** When the next auditions are due; nothing while nobody is asked for one. */
export const NextDeadline = ({ project }: { readonly project: Project }) => {
  const now = useNow();
  const { requested, takes } = project.progress;
  const next = project.deadlines.find((deadline) => deadline.toMillis() > now);
  return next && requested > takes ? <DateText instant={next} withTime /> : '—';
};
