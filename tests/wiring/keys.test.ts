import { expect, it } from 'vitest';
import { listFiles, readText } from './project.ts';

/** Keys of the whole page, and letters read off a keyboard of any alphabet. */
const BYPASSES = /addEventListener\(\s*'key|\.key\.to(?:Lower|Upper)Case\(|\.key === '[a-zA-Z0-9]'/;

it('hears keys of whole pages, and letters, through web/src/lib/keys alone', () => {
  const sources = listFiles('web/src').filter(
    (path) => /\.tsx?$/.test(path) && !path.startsWith('web/src/lib/keys/'),
  );
  expect(sources.filter((path) => BYPASSES.test(readText(path)))).toEqual([]);
});
