import { parseArgs } from 'node:util';

/** The command line, in the official emulator's words. */
export interface Arguments {
  readonly host: string;
  readonly port: number;
  readonly projectId?: string;
  readonly rules?: string;
  readonly indexes?: string;
  readonly seed?: string;
  readonly functionsEmulator?: string;
}

/** Reads the command line; flags of the official emulator that mean nothing here are accepted and passed over. */
export function readArguments(argv: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...argv],
    strict: false,
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8080' },
      project_id: { type: 'string' },
      rules: { type: 'string' },
      indexes: { type: 'string' },
      seed_from_export: { type: 'string' },
      import: { type: 'string' },
      'import-data': { type: 'string' },
      functions_emulator: { type: 'string' },
      websocket_port: { type: 'string' },
      webchannel_port: { type: 'string' },
      'database-edition': { type: 'string' },
      single_project_mode: { type: 'string' },
      single_project_mode_error: { type: 'string' },
    },
  });
  const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);
  const port = Number(text(values.port));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`Not a port: ${String(values.port)}`);
  return {
    // By that name some systems would listen on IPv6 alone.
    host: text(values.host)?.replace(/^localhost$/, '127.0.0.1') ?? '127.0.0.1',
    port,
    projectId: text(values.project_id),
    rules: text(values.rules),
    indexes: text(values.indexes),
    seed: text(values.seed_from_export) ?? text(values['import-data']) ?? text(values.import),
    functionsEmulator: text(values.functions_emulator),
  };
}
