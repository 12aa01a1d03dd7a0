import { PROJECT_STEPS } from '@domain/projects/steps.ts';
import type { Operation } from '../../operation.ts';

/** Every kind of project passes the same stages; what an express one skips is decided by its own steps' guards. */
export const projectSteps: Operation<'projects.steps'> = () => Promise.resolve(PROJECT_STEPS);
