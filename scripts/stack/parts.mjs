import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { PORTS } from './fixed-points.mjs';

/** Returns whether a port has a listener. Only a refused connection means no: a busy machine may be slow, but doesn't refuse. */
export const isListening = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('error', (error) => resolve(!('code' in error) || error.code !== 'ECONNREFUSED'));
  });

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Display names of the given ports that have no listener yet. */
export const findMissingParts = async (names) => {
  const chosenPorts = PORTS.filter(([name]) => names.includes(name));
  const there = await Promise.all(chosenPorts.map(([, port]) => isListening(port)));
  return chosenPorts.filter((_, index) => !there[index]).map(([name, port]) => `${name} (port ${port})`);
};

/** Returns a stack's running parts: listeners on its ports, and processes recorded in `folder` by programs without a port. */
export const findRunningParts = async (folder) => {
  const listening = await Promise.all(PORTS.map(([, port]) => isListening(port)));
  const byPort = PORTS.filter((_, index) => listening[index]).map(([name, port]) => ({
    name: `${name} (port ${port})`,
    isAlive: () => isListening(port),
  }));
  const noted = existsSync(folder) ? readdirSync(folder) : [];
  const byProcess = noted.map((pid) => ({
    name: `${readFileSync(join(folder, pid), 'utf8')} (process ${pid})`,
    isAlive: () => isRunning(Number(pid)),
  }));

  return [...byPort, ...byProcess];
};

/** Checks parts every `everyMs` milliseconds; `failed` resolves to the name of the first that has ended. */
export const watchParts = (parts, everyMs = 1000) => {
  let timer;
  let isStopped = false;

  const failed = new Promise((resolve) => {
    const look = async () => {
      const alive = await Promise.all(parts.map(({ isAlive }) => isAlive()));
      if (isStopped) return;
      const gone = alive.indexOf(false);
      if (gone >= 0) resolve(parts[gone].name);
      else timer = setTimeout(look, everyMs);
    };
    void look();
  });

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };

  return { failed, stop };
};

/** Returns the last lines of a program's output. */
export const getLastLines = (text, count = 15) => text.trimEnd().split('\n').slice(-count).join('\n');
