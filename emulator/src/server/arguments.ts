import { parseArgs } from 'node:util';

/** The command line, with the official emulator's flags. */
export interface Arguments {
  readonly host: string;
  readonly port: number;
  readonly projectId?: string;
  readonly rules?: string;
  readonly indexes?: string;
  readonly seed?: string;
  readonly functionsEmulator?: string;
  readonly enforcesAppCheck: boolean;
}

/** Every flag with its value's name and meaning; empty for ignored ones. */
const FLAGS = {
  host: ['HOST', 'where to listen; 127.0.0.1 by default'],
  port: ['PORT', 'where to listen; 8080 by default, 0 for any free one'],
  project_id: ['ID', 'the project that is written about; every project is served'],
  rules: ['FILE', 'security rules, read again when the file changes; none allows everything'],
  indexes: ['FILE', 'refuse queries whose index is not declared there'],
  seed_from_export: ['FILE', 'an .overall_export_metadata file, read into each database on its first use'],
  import: ['FILE', 'the same'],
  'import-data': ['FILE', 'the same'],
  app_check: ['MODE', 'ENFORCED: refuse browsers without an App Check token, which this emulator issues'],
  functions_emulator: ['HOST:PORT', 'where triggers are delivered'],
  websocket_port: ['PORT', ''],
  webchannel_port: ['PORT', ''],
  'database-edition': ['EDITION', ''],
  single_project_mode: ['MODE', ''],
  single_project_mode_error: ['MODE', ''],
} as const;

export function formatUsage(): string {
  const lines = Object.entries(FLAGS).map(
    ([name, [value, meaning]]) =>
      `  ${`--${name} ${value}`.padEnd(38)}${meaning || "one of the official emulator's: accepted, without effect"}`,
  );

  return `A Firestore emulator that needs Node alone.

Usage: node emulator/bin/firestore.mjs [FLAG VALUE …]

${lines.join('\n')}
  ${'--help'.padEnd(38)}says this`;
}

export const requestsHelp = (argv: readonly string[]) => argv.includes('--help') || argv.includes('-h');

/** Parses the command line; the official emulator's other flags are ignored. */
export function readArguments(argv: readonly string[]): Arguments {
  const options = Object.keys(FLAGS).map((name) => [name, { type: 'string' }] as const);
  const { values } = parseArgs({ args: [...argv], strict: false, options: Object.fromEntries(options) });

  const getGiven = (name: keyof typeof FLAGS) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };

  const port = Number(getGiven('port') ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`Not a port: ${String(values['port'])}`);
  }

  return {
    // For this name some systems listen on IPv6 only.
    host: getGiven('host')?.replace(/^localhost$/, '127.0.0.1') ?? '127.0.0.1',
    port,
    projectId: getGiven('project_id'),
    rules: getGiven('rules'),
    indexes: getGiven('indexes'),
    seed: getGiven('seed_from_export') ?? getGiven('import-data') ?? getGiven('import'),
    functionsEmulator: getGiven('functions_emulator'),
    enforcesAppCheck: getGiven('app_check') === 'ENFORCED',
  };
}
