import { createServer } from 'node:net';
import { PORTS } from './fixed-points.mjs';

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Exits with a clear message when a port of the stack is taken. */
export const requireFreePorts = async () => {
  for (const [name, port, where] of PORTS) {
    if (await isFree(port)) continue;
    console.error(
      `Port ${port}, which the ${name} needs, is in use: stop the program that holds it, or change ${where}.`,
    );
    process.exit(1);
  }
};
