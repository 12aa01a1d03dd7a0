import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ensureBundle } from '../build.mjs';
import { createAdminClient, waitFor } from './support/clients.ts';

const PROGRAM = fileURLToPath(new URL('../bin/firestore.mjs', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'process-'));
const running: ChildProcess[] = [];

beforeAll(async () => {
  await ensureBundle('firestore');
});

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

const findFreePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [PROGRAM, '--host', '127.0.0.1', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const output = { text: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, output, ended };
}

async function waitUntilReady(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.text(),
      () => undefined,
    );
    if (answer === 'Ok\n') return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Resident memory, as the system's own tool counts it. */
const readMegabytes = (pid: number | undefined) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

describe('the emulator process', () => {
  it('accepts the official flags, is small, and stops cleanly when interrupted', async () => {
    const port = await findFreePort();
    const rules = join(directory, 'firestore.rules');
    writeFileSync(
      rules,
      "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read: if true; } }",
    );

    const { child, ended } = start(
      ...['--port', String(port), '--websocket_port', '9150', '--database-edition', 'standard'],
      ...['--project_id', 'demo-casting', '--rules', rules, '--single_project_mode', 'true'],
      ...['--functions_emulator', '127.0.0.1:5001'],
    );
    await waitUntilReady(port);
    expect(readMegabytes(child.pid)).toBeLessThan(120);

    const name = 'projects/demo-casting/databases/(default)/documents/c/a';
    expect((await fetch(`http://127.0.0.1:${port}/v1/${name}`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/v1/${name}`, { method: 'PATCH', body: '{}' })).status).toBe(
      403,
    );
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it.each(['--help', '-h'])('prints its help with %s, and starts nothing', async (flag) => {
    const { ended, output } = start('--port', '0', flag);
    expect(await ended).toBe(0);
    await waitFor(() => output.text.includes('says this'));
    for (const name of ['host', 'port', 'rules', 'indexes', 'seed_from_export', 'functions_emulator']) {
      expect(output.text).toContain(`  --${name} `);
    }
    expect(output.text).not.toContain('API endpoint');
  });

  it('reports a port in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { output, ended } = start('--port', String((taken.address() as AddressInfo).port));
    expect(await ended).toBe(1);
    expect(output.text).toContain('address already in use');
    taken.close();
  });

  it('denies everything while its rules have errors', async () => {
    const port = await findFreePort();
    const rules = join(directory, 'broken.rules');
    writeFileSync(rules, 'service cloud.firestore { match }');
    const { output } = start('--port', String(port), '--rules', rules);
    await waitUntilReady(port);
    expect(output.text).toMatch(/broken\.rules:1:\d+ - ERROR/);
    const name = 'projects/demo-casting/databases/(default)/documents/c/a';
    expect((await fetch(`http://127.0.0.1:${port}/v1/${name}`)).status).toBe(403);
  });

  it('refuses an invalid seed, prints its address, and stops on a signal', async () => {
    for (const flag of ['--seed_from_export', '--import-data']) {
      const bad = start('--port', String(await findFreePort()), flag, join(directory, 'nothing'));
      expect(await bad.ended).toBe(1);
      expect(bad.output.text).toContain('Failed to parse overall export metadata file');
    }

    const port = await findFreePort();
    const { ended, output } = start('--port', String(port));
    await waitUntilReady(port);

    const lines = await waitFor(() => output.text.endsWith('\n') && output.text.split('\n'));
    expect(lines).toContain(`API endpoint: http://127.0.0.1:${port}`);
    expect(lines).toContain(`   export FIRESTORE_EMULATOR_HOST=127.0.0.1:${port}`);
    expect(lines.at(-2)).toBe('Dev App Server is now running.');
    await fetch(`http://127.0.0.1:${port}/shutdown`, { method: 'POST' });
    expect(await ended).toBe(0);
  });

  it('loads new rules when their file changes, and keeps the old ones while it has errors', async () => {
    const port = await findFreePort();
    const rules = join(directory, 'changing.rules');

    const allow = (condition: string) => {
      writeFileSync(
        rules,
        `rules_version = '2';\nservice cloud.firestore { match /{all=**} { allow read: if ${condition}; } }`,
      );
    };

    allow('false');

    const { output } = start('--port', String(port), '--rules', rules);
    await waitUntilReady(port);

    const name = 'projects/demo-casting/databases/(default)/documents/c/a';
    const fetchStatus = async () => (await fetch(`http://127.0.0.1:${port}/v1/${name}`)).status;
    expect(await fetchStatus()).toBe(403);
    allow('true');
    await expect.poll(fetchStatus, { timeout: 10_000 }).toBe(404);
    allow('tru(');
    await expect
      .poll(() => output.text, { timeout: 10_000 })
      .toMatch(/changing\.rules:2:\d+ - ERROR .*stay in force/s);
    expect(await fetchStatus()).toBe(404);
    allow('request.auth != null');
    await expect.poll(fetchStatus, { timeout: 10_000 }).toBe(403);
  }, 60_000);

  it('writes the last batch as fast as the first while a client listens', async () => {
    const port = await findFreePort();
    const { child } = start('--port', String(port));
    await waitUntilReady(port);

    const admin = createAdminClient(port);
    let newest = -1;

    const stop = admin.db
      .collection('big')
      .orderBy('n', 'desc')
      .limit(20)
      .onSnapshot((snapshot) => {
        newest = (snapshot.docs[0]?.get('n') as number | undefined) ?? -1;
      });

    const times: number[] = [];
    for (let first = 0; first < 20_000; first += 500) {
      const batch = admin.db.batch();
      for (let n = first; n < first + 500; n++)
        batch.set(admin.db.collection('big').doc(), { n, title: `Title ${n}` });
      const began = performance.now();
      await batch.commit();
      times.push(performance.now() - began);
    }

    while (newest < 19_999) await new Promise((resolve) => setTimeout(resolve, 10));
    stop();
    await admin.close();

    const median = (values: readonly number[]) =>
      [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    expect(median(times.slice(-10))).toBeLessThan(median(times.slice(0, 10)) * 2 + 20);
    expect(readMegabytes(child.pid)).toBeLessThan(400);
  }, 60_000);
});
