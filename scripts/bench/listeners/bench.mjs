import { fork } from 'node:child_process';
import { startEmulator } from '../emulator-process.mjs';

const PROJECT = 'demo-bench';
const FULL = { listeners: 200, writes: 6000 };
const SMALL = { listeners: 5, writes: 100 };

const startClient = (name, ...args) => {
  const child = fork(new URL(`./${name}.mjs`, import.meta.url), args.map(String), {
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none' },
  });
  const ended = new Promise((_, reject) => {
    child.once('exit', () => reject(new Error(`The client that was to ${name} has ended.`)));
  });
  ended.catch(() => undefined);
  const waitForMessage = () => new Promise((resolve) => child.once('message', resolve));
  return { child, next: () => Promise.race([waitForMessage(), ended]) };
};

/** Offers writes at a rate; measures those accepted, and the delay of the last event. */
const measure = async (how, perSecond, { listeners, writes }) => {
  const { child: emulator, port } = await startEmulator(PROJECT);
  const listener = startClient('listen', port, PROJECT, listeners);
  const writer = startClient('write', port, PROJECT, writes, perSecond, how);

  try {
    await Promise.all([listener.next(), writer.next()]);
    const written = writer.next();
    writer.child.send('go');
    const { wroteIn } = await written;
    const agreed = listener.next();
    listener.child.send('written');
    const { lateBy } = await agreed;
    return `${Math.round((writes * 1000) / wroteIn)}/s, ${Math.round(lateBy)} ms`;
  } finally {
    for (const child of [writer.child, listener.child]) child.kill();
    emulator.kill('SIGINT');
  }
};

/** Many listeners with over a thousand writes a second, each client in its own process. Fails on a lost or duplicate event. */
export const benchListeners = async ({ isSmall }) => {
  const size = isSmall ? SMALL : FULL;
  return [
    [
      `Writes under ${size.listeners} listeners, last event after`,
      await measure('sets', 1200, size),
      'over 1000/s',
    ],
    ['The same by the bulk writer', await measure('bulk', 2000, size), 'over 1000/s'],
  ];
};
