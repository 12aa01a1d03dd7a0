import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const findFreePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

/** A Firestore of this test with changeable indexes. Resolves to its address when ready. */
export const startFirestore = async (
  indexes: string,
): Promise<{ readonly host: string; readonly stop: () => Promise<void> }> => {
  const host = `127.0.0.1:${await findFreePort()}`;
  const [address = '', port = ''] = host.split(':');

  const child: ChildProcess = spawn(
    process.execPath,
    ['emulator/bin/firestore.mjs', '--host', address, '--port', port].concat([
      '--project_id',
      'demo-indexes',
      '--indexes',
      indexes,
    ]),
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
  );

  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));

  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`No Firestore: ${complaint}`);
    const answer = await fetch(`http://${host}/`).catch(() => undefined);
    if (answer?.ok) break;
    await sleep(50);
  }

  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    if (child.exitCode === null) await once(child, 'exit');
  };

  return { host, stop };
};
