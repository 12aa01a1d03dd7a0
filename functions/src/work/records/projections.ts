import type { Projection } from '../copies/projection.ts';
import { publicDemos } from './public-demos.ts';
import { principals } from './demos.ts';
import { engineerAssignments } from './engineer-assignments.ts';
import { listedDemos, repeatedNames } from './listed-demos.ts';
import { projectStates } from './projects.ts';
import { rosterEntries } from './roster.ts';
import { talentAgencies } from './talent-agencies.ts';
import { publicCopies } from './public-talents.ts';
import { rateCards } from './talent-rates.ts';
import { testedCopies } from './tested-voices.ts';

/** The read models that every transaction keeps up to date and a repair compares, sources before what derives from them. */
export const READ_MODELS: readonly Projection[] = [
  talentAgencies,
  principals,
  publicCopies,
  publicDemos,
  testedCopies,
  rateCards,
  rosterEntries,
  engineerAssignments,
  listedDemos,
  repeatedNames,
];

/** A project's state isn't compared: people also set it. */
export const PROJECTIONS: readonly Projection[] = [...READ_MODELS, projectStates];
