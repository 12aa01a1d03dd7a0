import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const java = join(import.meta.dirname, '..', '..', 'launcher', 'java');

function run(args: string[], input = '') {
  return spawnSync(java, args, { input, encoding: 'utf8', timeout: 30_000 });
}

describe('the launcher in the place of Java', () => {
  it('answers the probe of the CLI with a version that is recent enough', () => {
    const { status, stderr, stdout } = run(['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version']);
    expect(status).toBe(0);
    expect(stdout).toBe('');
    expect(Number(/version "([1-9][0-9]*)/.exec(stderr)?.[1])).toBeGreaterThanOrEqual(21);
  });

  it('runs the Storage rules runtime, which ends with its input', () => {
    const { status, stdout } = run(
      ['-Duser.language=en', '-jar', '/any.jar', 'serve'],
      '{"id":5,"action":"x"}\n',
    );
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number });
    expect(lines.map((line) => line.id)).toEqual([-1, 5]);
    expect(status).toBe(0);
  });

  it('refuses other programs', () => {
    const { status, stderr } = run(['-jar', 'database.jar', '--port', '9000']);
    expect(status).toBe(1);
    expect(stderr).toContain('This is no Java');
  });
});
