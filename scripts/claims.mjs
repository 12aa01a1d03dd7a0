/** `npm run claims -- set|show|list|remove …`: roles and agencies of accounts, by the Admin SDK. */
import { ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
const { parseArgs } = await import('node:util');
const { runClaims } = await import('./claims/commands.mjs');

const USAGE = `Usage:
  npm run claims -- set EMAIL [--roles client,talent] [--agencies agency-one] [--status PENDING|ACCEPTED|REJECTED|none]
  npm run claims -- show EMAIL
  npm run claims -- list
  npm run claims -- remove EMAIL

Works on the local stack while it runs; --project ID works on a real project with the usual credentials.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      roles: { type: 'string' },
      agencies: { type: 'string' },
      status: { type: 'string' },
      project: { type: 'string' },
    },
  });
  const [command, email] = positionals;
  if (!command) throw new Error(USAGE);
  await runClaims(command, email, values, USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
