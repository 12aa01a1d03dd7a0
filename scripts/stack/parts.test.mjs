import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { isListening, getLastLines, findRunningParts, watchParts } from './parts.mjs';
import { getPort } from './get-port.mjs';

const startListening = async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};
const toPart = (name, port) => ({ name, isAlive: () => isListening(port) });

test('a stop names the part that ended', async () => {
  const [stays, ends] = await Promise.all([startListening(), startListening()]);
  const watch = watchParts([toPart('one', getPort(stays)), toPart('other', getPort(ends))], 1);
  ends.close();
  expect(await watch.failed).toBe('other');
  stays.close();
});

test('parts are not reported once unsupervised', async () => {
  let looked = 0;
  const watch = watchParts([{ name: 'gone', isAlive: async () => looked++ < 0 }], 1);
  watch.stop();
  const notified = await Promise.race([
    watch.failed,
    new Promise((resolve) => setTimeout(resolve, 50, 'nothing')),
  ]);
  expect(notified).toBe('nothing');
});

test('a program without a port is known by its process, even when killed', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'parts-')), 'processes');
  const java = spawn(
    process.execPath,
    [`${ROOT}emulator/launcher/handover.mjs`, '-jar', 'storage-rules.mjs', 'serve'],
    { env: { ...process.env, FIRESTORE_STANDIN_PROCESSES: folder }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  // Its first line signals that it is ready.
  await once(java.stdout, 'data');

  const [part] = (await findRunningParts(folder)).filter(({ name }) => name.includes('process'));
  expect(part.name).toBe(`Storage rules runtime (process ${java.pid})`);

  const watch = watchParts([part], 1);
  java.kill('SIGKILL');
  expect(await watch.failed).toBe(part.name);
});

test('parts that ended normally are forgotten', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'parts-')), 'processes');
  expect(await findRunningParts(folder)).not.toContainEqual(expect.objectContaining({ name: /process/ }));

  const java = spawn(
    process.execPath,
    [`${ROOT}emulator/launcher/handover.mjs`, '-jar', 'storage-rules.mjs', 'serve'],
    { env: { ...process.env, FIRESTORE_STANDIN_PROCESSES: folder }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  await once(java.stdout, 'data');
  java.stdin.end();
  await once(java, 'exit');
  writeFileSync(join(folder, '0'), 'another program');

  const names = (await findRunningParts(folder))
    .map(({ name }) => name)
    .filter((name) => name.includes('process'));
  expect(names).toEqual(['another program (process 0)']);
});

test('the log has the last lines', () => {
  expect(getLastLines('a\nb\nc\n', 2)).toBe('b\nc');
});
