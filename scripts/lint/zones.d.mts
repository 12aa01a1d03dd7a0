/** Layers of the functions from above: folder, and what it does. */
export const LAYERS: readonly (readonly [folder: string, task: string])[];
