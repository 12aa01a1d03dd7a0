import type { ErrorStatus } from '@domain/contract.ts';
import { AppError } from './app-error.ts';

/** How deep a body may nest; ours need five levels. */
const DEPTH_MAX = 32;

/** Names that every object has from the start. As a key they would be taken for something that is known. */
const isInherited = (key: string): boolean => key in Object.prototype;

/** No NUL, and no half of a surrogate pair. */
const isText = (value: string): boolean => !/[\0\p{Surrogate}]/u.test(value);

/** Where in a value the first of it stands; undefined when there is nothing hostile in it. */
const hostilePath = (value: unknown, path = '', depth = 0): string | undefined => {
  if (typeof value === 'string') return isText(value) ? undefined : path;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= DEPTH_MAX) return path;
  for (const [key, item] of Object.entries(value)) {
    if (isInherited(key) || !isText(key)) return path;
    const inside = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = hostilePath(item, inside, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Whether a value holds what `refuseHostile` refuses. */
export const isHostile = (value: unknown): boolean => hostilePath(value) !== undefined;

/**
 * Refuses what no field of ours can hold and libraries behind us fail on, whatever the schema says of it: keys that
 * objects inherit (`__proto__`, `constructor` …), text with a NUL or half of a surrogate pair, numbers beyond what can
 * be counted (`1e400`), and nesting without end. The error names the field.
 */
export const refuseHostile = (value: unknown, status: ErrorStatus): void => {
  const property = hostilePath(value);
  if (property !== undefined)
    throw new AppError(status, 'validation.storable', property === '' ? {} : { property });
};
