/**
 * Vitest's projects for a package whose test files share a process: loading everything anew for each file takes longer
 * than running it. Files that swap or forget modules have a process each; all others put back what they change of clocks,
 * globals and the environment. `root` is the package's folder, and its tests lie in `folders` of it.
 */
export const splitByIsolation: (
  root: string,
  include: string[],
  folders: readonly string[],
) => { extends: true; test: { name: string; include: string[]; exclude?: string[]; isolate?: boolean } }[];
