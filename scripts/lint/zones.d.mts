/** Layers of the functions from above: folder, and what it does. */
export const LAYERS: readonly (readonly [folder: string, task: string])[];

interface Zone {
  readonly in: string;
  readonly not: string;
  readonly except?: readonly string[];
  readonly isStatic?: boolean;
  readonly message: string;
}
export const ZONES: readonly Zone[];
