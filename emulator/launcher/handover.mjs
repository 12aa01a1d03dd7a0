import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Stands in for `java` when the Firebase CLI calls it. The program runs in this process and shares its streams, signals and exit code. */
const bins = join(import.meta.dirname, '..', 'bin');
const args = process.argv.slice(2);
const jarAt = args.indexOf('-jar');
const jar = jarAt < 0 ? undefined : args[jarAt + 1];
const rest = jarAt < 0 ? [] : args.slice(jarAt + 2);

/** Options only the Firestore emulator has; the Realtime Database emulator shares host and port. */
const firestoreOptions = [
  '--websocket_port',
  '--webchannel_port',
  '--database-edition',
  '--project_id',
  '--rules',
];

/** The CLI starts its programs in groups of their own; one that crashed must not leave them behind on their ports. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGINT');
  }, 1000);
  watch.unref();
}

/** Registers this process in the given folder; a killed process stays registered. */
function noteProcess(name) {
  const folder = process.env.FIRESTORE_STANDIN_PROCESSES;
  if (!folder) return;
  const note = join(folder, String(process.pid));
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, name);
  process.on('exit', () => rmSync(note, { force: true }));
}

async function run(name, bin, programArgs) {
  endWithParent();
  noteProcess(name);
  const path = join(bins, bin);
  process.argv = [process.argv[0], path, ...programArgs];
  await import(pathToFileURL(path).href);
}

if (args.includes('-version') || args.includes('--version')) {
  console.error(
    'openjdk version "21.0.0" 2023-09-19\nA stand-in without Java for the Firestore and Storage rules emulators',
  );
} else if (jar !== undefined && rest.at(-1) === 'serve') {
  await run('Storage rules runtime', 'storage-rules.mjs', rest.slice(0, -1));
} else if (
  jar !== undefined &&
  (rest.some((arg) => firestoreOptions.includes(arg)) || basename(jar).includes('firestore'))
) {
  const extra = (process.env.FIRESTORE_STANDIN_ARGS ?? '').split(' ').filter((arg) => arg !== '');
  await run('Firestore emulator', 'firestore.mjs', [...rest, ...extra]);
} else {
  console.error(
    `This is no Java: it only runs the Firestore emulator and the Storage rules runtime, not: ${args.join(' ')}`,
  );
  process.exitCode = 1;
}
