import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';
import { REPLY_SCHEMAS, listSchemaInputs } from '../openapi/reply-schemas.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Returns paths of tracked and new files. */
export const listKnownFiles = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(ROOT + file));

/** Returns paths that differ from a commit, including new files and generated schemas. */
export const listChangedFiles = (since) => {
  const changed = [
    ...git('diff', '--name-only', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const inputs = new Set(listSchemaInputs());
  return changed.some((file) => inputs.has(file)) ? [...changed, REPLY_SCHEMAS] : changed;
};
