import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ensureBundle } from '../build.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));

interface Manifest {
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, string>>;
}

it('works as published: without its sources, in its own project', async () => {
  for (const name of ['firestore', 'storage-rules', 'index'] as const) await ensureBundle(name);

  const { files, exports } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as Manifest;
  const project = mkdtempSync(join(tmpdir(), 'standin-'));
  const installed = join(project, 'node_modules', 'firestore-standin');
  for (const file of [...files, 'package.json'])
    cpSync(join(here, file), join(installed, file), { recursive: true });
  expect(Object.values(exports).filter((file) => !existsSync(join(installed, file)))).toEqual([]);
  expect(existsSync(join(installed, 'src'))).toBe(false);

  const run = (program: string) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: project,
      encoding: 'utf8',
    });

  expect(
    run(`
      import { Emulator, listen } from 'firestore-standin';
      import { getCliEnvironment } from 'firestore-standin/cli';
      const { port } = await listen(new Emulator({}), { host: '127.0.0.1', port: 0 });
      const reply = await fetch('http://127.0.0.1:' + port + '/v1/projects/p/databases/(default)/documents/a/b');
      console.log(reply.status, Object.keys(getCliEnvironment(['--indexes', 'x'])).join(' '));
      process.exit();
    `),
  ).toBe('404 PATH FIRESTORE_EMULATOR_BINARY_PATH STORAGE_EMULATOR_BINARY_PATH FIRESTORE_STANDIN_ARGS\n');

  expect(
    execFileSync(process.execPath, [join(installed, 'bin/firestore.mjs'), '--help'], { encoding: 'utf8' }),
  ).toContain('--rules');
  rmSync(project, { recursive: true });
});
