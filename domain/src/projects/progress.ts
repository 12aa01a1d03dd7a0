import type { AuditionEntry } from '../auditions/auditions.ts';
import { hasVoice, type AvailabilityRequest } from '../availability/availability.ts';
import type { CastingDemo } from '../castings/castings.ts';
import { isOrdered, type Project, type ProjectProgress, type ProjectState } from './projects.ts';

export const NO_PROGRESS: ProjectProgress = {
  shortlisted: 0,
  chosen: 0,
  requested: 0,
  takes: 0,
  approved: 0,
  asked: 0,
  booked: 0,
};

/** Returns the number of roles whose chosen voice isn't booked. */
export const countUnbooked = ({ languageProgress }: Pick<Project, 'languageProgress'>): number =>
  Object.values(languageProgress).reduce(
    (count, { chosen, booked }) => count + Math.max(0, chosen - booked),
    0,
  );

/** Whether every chosen voice is booked and the project isn't ordered. */
export const isReadyToOrder = (project: Pick<Project, 'languageProgress' | 'progress' | 'state'>): boolean =>
  !isOrdered(project) && project.progress.booked > 0 && countUnbooked(project) === 0;

type CountedPlace = Pick<CastingDemo, 'isSelected' | 'isWithdrawn'>;

/** Progress of one shortlist place. A withdrawn choice doesn't count. */
export const getPlaceProgress = ({
  isSelected,
  isWithdrawn = false,
}: CountedPlace): Partial<ProjectProgress> => ({
  shortlisted: 1,
  chosen: isSelected && !isWithdrawn ? 1 : 0,
});

/** Returns what a requested audition adds; a cancelled one adds nothing, and of several rounds only the last one counts: each voice is asked once. */
export const getEntryProgress = ({
  status,
  isApproved,
  countDueAt,
  isFormer = false,
}: Pick<AuditionEntry, 'status' | 'isApproved' | 'countDueAt' | 'isFormer'>): Partial<ProjectProgress> =>
  isFormer
    ? {}
    : {
        requested: status === 'cancelled' ? 0 : 1,
        takes: status === 'uploaded' && !countDueAt ? 1 : 0,
        approved: isApproved ? 1 : 0,
      };

/** Minimum gap between counted takes, in milliseconds: Firestore sustains one write per second on a document. */
const TAKE_COUNT_GAP_MS = 2000;

/** Whether a take that arrives now is counted with its upload; otherwise the schedule `takeCounts` adds it. */
export const isCountedOnArrival = (
  { takesCountedAt }: Pick<Project, 'takesCountedAt'>,
  now: number,
): boolean => takesCountedAt === undefined || now - takesCountedAt.toMillis() >= TAKE_COUNT_GAP_MS;

/** Progress of one availability request; zero for an ended one. */
export const getRequestProgress = (
  request: Pick<AvailabilityRequest, 'state' | 'moving'>,
): Partial<ProjectProgress> => ({
  asked: request.state === 'requested' || request.state === 'held' ? 1 : 0,
  booked: hasVoice(request) ? 1 : 0,
});

/** A sum of several. */
export const addProgress = (
  ...parts: readonly Partial<Readonly<Record<keyof ProjectProgress, number>>>[]
): ProjectProgress => {
  const sum = (key: keyof ProjectProgress): number =>
    parts.reduce((total, part) => total + (part[key] ?? 0), 0);

  return {
    shortlisted: sum('shortlisted'),
    chosen: sum('chosen'),
    requested: sum('requested'),
    takes: sum('takes'),
    approved: sum('approved'),
    asked: sum('asked'),
    booked: sum('booked'),
  };
};

/** Returns what changes with a place, before and after; null: removed from its list. */
export const getPlaceChange = (before: CountedPlace, after: CountedPlace | null): ProjectProgress =>
  addProgress(negateProgress(getPlaceProgress(before)), after ? getPlaceProgress(after) : {});

/** Negated, for subtraction. */
export const negateProgress = (
  part: Partial<ProjectProgress>,
): Partial<Record<keyof ProjectProgress, number>> =>
  Object.fromEntries(Object.entries(part).map(([key, count]) => [key, -count]));

/**
 * Returns a project's state after this progress. The first shortlisted voice or requested audition starts casting permanently; a chosen voice
 * or approved take leads to booking, and undoing the last one returns to casting. Ordered and closed projects stay so.
 */
export const computeProjectState = (
  state: ProjectState,
  { shortlisted, chosen, requested, approved }: ProjectProgress,
): ProjectState => {
  if (isOrdered({ state })) return state;
  if (chosen > 0 || approved > 0) return 'Booking';
  return state === 'New' && shortlisted === 0 && requested === 0 ? 'New' : 'Casting';
};
