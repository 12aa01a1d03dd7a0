import { PROJECT_STEPS } from '@domain/projects/steps.ts';
import type { Handlers } from '../../../http/call.ts';

/** Every kind of project passes the same stages; what an express one skips is decided by its own steps' guards. */
export const projectStepsEndpoint: Handlers['projects.steps'] = () => Promise.resolve(PROJECT_STEPS);
