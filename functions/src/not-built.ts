import type { EndpointName } from '@domain/api.ts';
import { AppError } from './errors/app-error.ts';

/** Contracts whose area is still to be built: guarded and validated like every other, then answered with 501. */
export const NOT_BUILT = [
  'team.create',
  'team.list',
  'team.update',
] as const satisfies readonly EndpointName[];

export type NotBuilt = (typeof NOT_BUILT)[number];

/** The answer of a contract without an area, by its name. */
export const notBuilt = (name: string) => (): Promise<never> =>
  Promise.reject(new AppError(501, 'request.notBuilt', { values: { name } }));
