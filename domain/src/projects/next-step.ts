import type { Instant } from '../contract.ts';
import { NO_PROGRESS } from './progress.ts';
import { isOrdered, type Project, type ProjectProgress } from './projects.ts';

export const NEXT_STEPS = ['describe', 'hear', 'book', 'choose', 'find', 'takes', 'slots', 'order'] as const;

/** The next thing to do in a project. */
export interface NextStep {
  readonly kind: (typeof NEXT_STEPS)[number];
  /** Auditions, voices, languages or talents, by kind. */
  readonly count: number;
  readonly actor: 'client' | 'agency' | 'talents';
  /** Null or absent: no deadline. */
  readonly dueAt?: Instant | null;
}

type ListedProject = Pick<
  Project,
  'type' | 'state' | 'shelf' | 'languages' | 'languageProgress' | 'progress' | 'deadlines' | 'recordBy'
>;

/** Progress of the languages without a decision; of none once ordered. */
const getOpenLanguages = (project: ListedProject): readonly ProjectProgress[] =>
  isOrdered(project)
    ? []
    : project.languages
        .map((language) => project.languageProgress[language] ?? NO_PROGRESS)
        .filter(({ chosen, approved }) => chosen + approved === 0);

/** Returns the number of roles to book that no talent was asked for; without choices, approved takes are roles. */
const countToBook = ({ languageProgress }: ListedProject): number =>
  Object.values(languageProgress).reduce(
    (count, { chosen, approved, asked, booked }) =>
      count + Math.max(0, (chosen > 0 ? chosen : approved) - asked - booked),
    0,
  );

/** Returns what to do next: first what can be done, then what others do. Null: shelved, or nothing to do before the recording. */
export const getNextStep = (project: ListedProject, now: number): NextStep | null => {
  const { type, shelf, languages, progress, deadlines, recordBy } = project;
  if (shelf !== 'open') return null;

  // The agency casts and books express projects.
  const actor = type === 'express' ? 'agency' : 'client';
  const isPlaced = isOrdered(project);
  const dueAt = isPlaced ? null : recordBy;

  const open = getOpenLanguages(project);
  const count = (amount: (part: ProjectProgress) => number) =>
    open.reduce((total, part) => total + amount(part), 0);
  const getAwaited = ({ requested, takes }: ProjectProgress) => Math.max(0, requested - takes);
  const unasked = open.filter((part) => getAwaited(part) === 0);

  const steps: readonly NextStep[] = [
    { kind: 'describe', count: languages.length === 0 ? 1 : 0, actor },
    { kind: 'hear', count: count(({ takes }) => takes), actor: 'client' },
    { kind: 'book', count: countToBook(project), actor, dueAt },
    {
      kind: 'choose',
      count: unasked.reduce((total, { shortlisted }) => total + shortlisted, 0),
      actor,
      dueAt,
    },
    {
      kind: 'find',
      count: unasked.filter(({ shortlisted }) => shortlisted === 0).length,
      actor,
      dueAt,
    },
    {
      kind: 'takes',
      count: count(getAwaited),
      actor: 'talents',
      dueAt: deadlines.find((deadline) => deadline.toMillis() > now) ?? null,
    },
    { kind: 'slots', count: progress.asked, actor: 'talents', dueAt },
    { kind: 'order', count: isPlaced ? 0 : progress.booked, actor: 'client' },
  ];

  return steps.find((step) => step.count > 0) ?? null;
};
