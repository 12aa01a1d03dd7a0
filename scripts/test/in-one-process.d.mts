/**
 * Returns Vitest's projects for a package whose test files share a process, because loading everything again takes longer than running.
 * Files that replace modules get their own process; all others must restore clocks, globals and the environment.
 * `root` is the package's folder, and `folders` contain its tests.
 */
export const splitByIsolation: (
  root: string,
  include: string[],
  folders: readonly string[],
) => { extends: true; test: { name: string; include: string[]; exclude?: string[]; isolate?: boolean } }[];
