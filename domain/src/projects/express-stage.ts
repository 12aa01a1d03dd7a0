import type { Project } from './projects.ts';

export const EXPRESS_STAGES = ['placed', 'found', 'booked', 'recorded'] as const;
type ExpressStage = (typeof EXPRESS_STAGES)[number];

/** An express project's stage: reached once all of its roles have reached it. */
export const getExpressStage = (
  roles: number,
  { chosen, booked }: Pick<Project['progress'], 'chosen' | 'booked'>,
  recorded: number,
): ExpressStage => {
  if (roles === 0) return 'placed';
  if (recorded >= roles) return 'recorded';
  if (booked >= roles) return 'booked';
  return chosen >= roles ? 'found' : 'placed';
};
