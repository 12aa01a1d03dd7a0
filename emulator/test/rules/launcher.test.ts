import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const java = join(import.meta.dirname, '..', '..', 'launcher', 'java');

function run(args: string[], input = '') {
  return spawnSync(java, args, { input, encoding: 'utf8', timeout: 30_000 });
}

describe('the launcher that replaces Java', () => {
  it('reports a recent version to the CLI', () => {
    const { status, stderr, stdout } = run(['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version']);
    expect(status).toBe(0);
    expect(stdout).toBe('');
    expect(Number(/version "([1-9][0-9]*)/.exec(stderr)?.[1])).toBeGreaterThanOrEqual(21);
  });

  it('runs the Storage rules runtime until its input ends', () => {
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

  it('runs the Firestore emulator with extra arguments, and forwards the stop signal', async () => {
    const port = await findFreePort();
    const args = ['-Duser.language=en', '-jar', '/any.jar', '--host', '127.0.0.1', '--port', String(port)];
    const child = spawn(java, [...args, '--websocket_port', '0', '--project_id', 'demo-launcher'], {
      env: { ...process.env, FIRESTORE_STANDIN_ARGS: ' --indexes /nowhere/firestore.indexes.json ' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));

    const ended = once(child, 'exit');
    // The index file doesn't exist, which proves that the emulator received the flag.
    for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
      const ready = await fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) break;
      await pause(100);
    }

    const crashed = child.exitCode !== null;
    child.kill('SIGINT');

    const [code] = (await ended) as [number | null];
    if (crashed) expect(errors).toContain('firestore.indexes.json');
    else expect([0, 130, null]).toContain(code);
  }, 30_000);
});

async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
