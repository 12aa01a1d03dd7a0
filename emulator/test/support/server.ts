import { Emulator, type EmulatorOptions } from '../../src/server/emulator.ts';
import { listen, type Running } from '../../src/server/listen.ts';
import { compileFirestoreRules } from '../../src/server/ruleset.ts';

/** Starts an emulator in this process on a free port. */
export async function startServer(
  options: EmulatorOptions = {},
): Promise<Running & { emulator: Emulator; url: string }> {
  const emulator = new Emulator(options);
  const running = await listen(emulator, { host: '127.0.0.1', port: 0 });
  return { ...running, emulator, url: `http://127.0.0.1:${running.port}` };
}

/** A ruleset from source text. */
export function parseRules(content: string) {
  const compiled = compileFirestoreRules([{ name: 'firestore.rules', content }]);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.issues));
  return compiled.ruleset;
}
