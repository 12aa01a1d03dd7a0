/** `npm run deploy -- staging|production`: checks an environment and releases to it. */
import { ensureInstalled, ROOT } from './bootstrap.mjs';

const USAGE = `Usage: npm run deploy -- staging|production [--dry-run] [--tested]
       npm run deploy -- staging --preview NAME [--dry-run] [--tested]
       npm run deploy -- --list

Checks settings, secrets and region, refuses values of the emulators and uncommitted changes, runs the gate, then releases:
backups, service accounts, indexes, which it waits for, migrations, rules, functions, hosting, alerts. At the end it calls the
site as a stranger, and prints what is left for a person. A failed release may be run again.

With --preview, it releases pages and their API to an address of their own, with staging's data, for a week.

  --dry-run  only checks, and prints the steps once nothing is missing; changes nothing. With credentials it reads the project,
             without them or a network it skips those checks
  --tested   skips the gate, for a commit that has passed it
  --list     prints what a person has to do, as Markdown for docs/deploy.md`;

const { parseArgs } = await import('node:util');

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      'dry-run': { type: 'boolean' },
      tested: { type: 'boolean' },
      preview: { type: 'string' },
      list: { type: 'boolean' },
    },
  });

  const [name] = positionals;
  if (values.list) console.log((await import('./deploy/by-hand.mjs')).toMarkdown());
  else if (values.help || !name) console.log(USAGE);
  else {
    ensureInstalled();
    const { connectGoogle } = await import('./deploy/google.mjs');
    const { runDeploy } = await import('./deploy/deploy.mjs');
    const isDryRun = values['dry-run'] ?? false;

    const problems = await runDeploy(name, {
      root: ROOT,
      connect: connectGoogle,
      isDryRun,
      isTested: values.tested ?? false,
      preview: values.preview,
    });
    if (problems > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
