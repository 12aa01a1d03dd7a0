/**
 * The projects of a package whose test files share a process, since to load it anew for each takes longer than many a
 * file: a third to a quarter of the time. Files that change modules have a process each. `root` is the package's folder,
 * and its tests lie in `folders` of it.
 */
export const inOneProcess: (
  root: string,
  include: string[],
  folders: readonly string[],
) => { extends: true; test: { name: string; include: string[]; exclude?: string[]; isolate?: boolean } }[];
