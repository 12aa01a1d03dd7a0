import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readKeptState, saveState, seedVersion } from './kept-state.mjs';
import { getPort } from './get-port.mjs';

const makeFolder = () => mkdtempSync(join(tmpdir(), 'kept-state-'));

/** Answers exports like the emulator hub: replaces the folder, or fails without changing it. */
const startHub = async (status) => {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { path } = JSON.parse(text);
    if (status === 200) {
      rmSync(path, { recursive: true, force: true });
      mkdirSync(path);
      writeFileSync(join(path, 'firebase-export-metadata.json'), '{}');
    }
    response.writeHead(status).end('disk full');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return { hub: `http://127.0.0.1:${getPort(server)}`, stop: () => server.close() };
};

test('the version of the demo data depends on file contents and names', () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'firestore'));
  writeFileSync(join(folder, 'firestore/users.json'), '{}');
  const first = seedVersion(folder);
  expect(seedVersion(folder)).toBe(first);
  writeFileSync(join(folder, 'firestore/users.json'), '{ }');
  const second = seedVersion(folder);
  writeFileSync(join(folder, 'empty.json'), '');
  expect(new Set([first, second, seedVersion(folder)]).size).toBe(3);
});

test('a saved state contains the version of its demo data', async () => {
  const folder = join(makeFolder(), 'state');
  expect(readKeptState('v1', folder)).toEqual({ isKept: false, isOlderSeed: false, began: 'v1' });

  const { hub, stop } = await startHub(200);
  await saveState('v1', { folder, hub });
  expect(readKeptState('v1', folder)).toEqual({ isKept: true, isOlderSeed: false, began: 'v1' });

  const older = readKeptState('v2', folder);
  expect(older).toEqual({ isKept: true, isOlderSeed: true, began: 'v1' });
  await saveState(older.began, { folder, hub });
  expect(readKeptState('v2', folder).isOlderSeed).toBe(true);
  stop();
});

test('a failed export keeps the earlier state and reports the reason', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'firebase-export-metadata.json'), 'before');
  const { hub, stop } = await startHub(500);
  await expect(saveState('v1', { folder, hub })).rejects.toThrow('500: disk full');
  expect(readFileSync(join(folder, 'firebase-export-metadata.json'), 'utf8')).toBe('before');
  expect(existsSync(join(folder, 'seed-version'))).toBe(false);
  stop();
});
