import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

const getNotePath = (test) => `${ROOT}node_modules/.cache/tests/calls/${test}`;

/** Returns the API areas a test file has called; undefined if it never ran, as it may call any. */
export const getCalledAreas = (test) =>
  existsSync(getNotePath(test))
    ? [
        ...new Set(
          readFileSync(getNotePath(test), 'utf8')
            .trim()
            .split('\n')
            .map((name) => name.split('.')[0]),
        ),
      ]
    : undefined;
