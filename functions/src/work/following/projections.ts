import type { Projection } from '../copies/projection.ts';
import { countAuditionWeeks } from './audition-weeks.ts';
import { countPlaces } from './casting-counts.ts';
import { countCompanies } from './company-counts.ts';
import { countPlaceOpinions } from './opinion-counts.ts';
import { countRevenue } from './revenue-months.ts';
import { followBookings } from './booked-times.ts';
import { followOptions } from './talent-options.ts';
import { followProposals } from './proposed-slots.ts';
import { countTicketDemos, followReviewers } from './ticket-counts.ts';
import { followAssignments } from './session-assignments.ts';
import { countProjects } from './project-counts.ts';
import { followSessions } from './push-devices.ts';
import { followTaxes } from './unpaid-earnings.ts';
import type { Following } from '../copies/follow.ts';
import { publicDemos } from '../collections/public-demos.ts';
import { principals } from '../collections/demos.ts';
import { engineerAssignments } from '../collections/engineer-assignments.ts';
import { listedDemos, repeatedNames } from './listed-demos.ts';
import { projectStates } from '../collections/projects.ts';
import { rosterEntries } from '../collections/roster.ts';
import { talentAgencies } from './talent-agencies.ts';
import { publicCopies } from '../collections/public-talents.ts';
import { rateCards } from '../collections/talent-rates.ts';
import { testedCopies } from '../collections/tested-voices.ts';

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

/** What a unit of work leaves behind its changes, in this order: read models, counts and entries, and what depends on counts. */
export const FOLLOWING: Following = {
  readModels: READ_MODELS,
  followUps: [
    countProjects,
    countPlaces,
    countPlaceOpinions,
    countAuditionWeeks,
    countRevenue,
    countCompanies,
    countTicketDemos,
    followReviewers,
    followBookings,
    followOptions,
    followProposals,
    followAssignments,
    followTaxes,
    followSessions,
  ],
  // A project's state isn't compared: people also set it.
  states: [projectStates],
};
