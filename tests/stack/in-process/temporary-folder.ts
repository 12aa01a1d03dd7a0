import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder per run for the Storage emulators, which don't delete their files. */
export default (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'voice-casting-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
