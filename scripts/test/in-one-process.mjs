import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Calls that replace or reset modules, which would affect all files of the process. */
const CHANGES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;

const changesModules = (file) => CHANGES_MODULES.test(readFileSync(file, 'utf8'));

export const splitByIsolation = (root, include, folders) => {
  const apart = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.test\.(?:tsx?|mjs)$/.test(path) && changesModules(join(root, path)));
  const projects = [
    {
      extends: true,
      test: { name: 'shared', include, exclude: ['**/node_modules/**', ...apart], isolate: false },
    },
  ];

  if (apart.length > 0) projects.push({ extends: true, test: { name: 'apart', include: apart } });

  return projects;
};
