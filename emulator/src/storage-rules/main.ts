import { createInterface } from 'node:readline';
import { StorageRulesRuntime } from './runtime.ts';

/** Runs the runtime on standard input and output until the input ends. */
const runtime = new StorageRulesRuntime((message) => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
});

const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
lines.on('line', (line) => {
  runtime.receive(line);
});
lines.on('close', () => {
  process.exitCode = 0;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    process.exit(0);
  });
}
runtime.start();
