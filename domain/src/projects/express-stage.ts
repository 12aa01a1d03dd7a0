import type { Project } from './projects.ts';

/** What a client follows of an express project, in order. */
export const EXPRESS_STAGES = ['placed', 'found', 'booked', 'recorded'] as const;
type ExpressStage = (typeof EXPRESS_STAGES)[number];

/** How far an express project has come: a stage is reached once all of its roles have reached it. */
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
