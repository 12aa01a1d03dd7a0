import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Around a run: a temporary folder of its own for the Storage emulators, which leave their files. */
export default (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'voice-casting-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
