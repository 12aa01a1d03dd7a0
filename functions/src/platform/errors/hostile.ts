import type { ErrorStatus } from '@domain/contract.ts';
import { AppError } from './app-error.ts';

/** Maximum nesting of a body; ours need five levels. */
const DEPTH_MAX = 32;

/** Detects names that every object inherits, which would pass for known keys. */
const isInherited = (key: string): boolean => key in Object.prototype;

/** No NUL and no lone surrogate. */
const isText = (value: string): boolean => !/[\0\p{Surrogate}]/u.test(value);

/** Returns the path of the first hostile value; undefined when there is none. */
const findHostilePath = (value: unknown, path = '', depth = 0): string | undefined => {
  if (typeof value === 'string') return isText(value) ? undefined : path;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= DEPTH_MAX) return path;

  for (const [key, item] of Object.entries(value)) {
    if (isInherited(key) || !isText(key)) return path;
    const inside = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = findHostilePath(item, inside, depth + 1);
    if (found !== undefined) return found;
  }

  return undefined;
};

export const isHostile = (value: unknown): boolean => findHostilePath(value) !== undefined;

/**
 * Rejects values that no field can hold and libraries fail on, regardless of schema. The error names the field.
 * Inherited keys (`__proto__`, `constructor` …), NUL, lone surrogates, numbers out of range (`1e400`), unbounded nesting.
 */
export const refuseHostile = (value: unknown, status: ErrorStatus): void => {
  const property = findHostilePath(value);
  if (property !== undefined)
    throw new AppError(status, 'validation.storable', property === '' ? {} : { property });
};
