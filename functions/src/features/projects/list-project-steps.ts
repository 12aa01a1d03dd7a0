import { PROJECT_STEPS } from '@domain/projects/steps.ts';
import type { Operation } from '../../work/operation.ts';

/** All kinds of projects have the same stages; an express project's guards skip some. */
export const listProjectSteps: Operation<'projects.steps'> = () => Promise.resolve(PROJECT_STEPS);
