/** `npm run repair [-- --check]`: rebuilds copies of records from their sources. */
import { ensureInstalled } from './bootstrap.mjs';

const USAGE = `Usage: npm run repair -- [--check] [--project ID] [--without-accounts]

Compares every copy with its source, page by page, and prints what differs: the public copies of talents and of demos, rate
cards, rehearsals and their summaries, rosters, the agencies that a talent's records repeat, what is withdrawn from shortlists, the counts of tickets and
castings, what projects say their company is called, the seals of reports, who takes part in sessions, what accounts may do by their memberships, their addresses, and which talents engineers have to do with. Mends it; with --check it mends nothing. Ends with exit code 1 if anything differs still.

With --without-accounts it leaves out what accounts may do, their addresses and the list of invitations.

Works on the local stack while it runs; --project ID works on a real project with the usual credentials.`;

const { parseArgs } = await import('node:util');

try {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      check: { type: 'boolean' },
      project: { type: 'string' },
      'without-accounts': { type: 'boolean' },
    },
  });

  if (values.help) console.log(USAGE);
  else {
    ensureInstalled();
    const { runRepair } = await import('./repair/run.mjs');
    if ((await runRepair(values)) > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
