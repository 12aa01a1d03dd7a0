import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

const noteOf = (test) => `${ROOT}node_modules/.cache/tests/calls/${test}`;

/** Returns the API areas a test file has called; undefined if it never ran, as it may call any. */
export const getCalledAreas = (test) =>
  existsSync(noteOf(test))
    ? [
        ...new Set(
          readFileSync(noteOf(test), 'utf8')
            .trim()
            .split('\n')
            .map((name) => name.split('.')[0]),
        ),
      ]
    : undefined;
