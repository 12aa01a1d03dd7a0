/** `npm run migrate [-- --dry-run]`: converts stored records to what the code expects. */
import { ensureInstalled } from './bootstrap.mjs';

const USAGE = `Usage: npm run migrate -- [--dry-run] [--project ID]

Runs the migrations that the project hasn't had, in order, page by page. Each page and its progress are one transaction, so
a killed run continues where it stopped. With --dry-run it counts what it would change.

Works on the local stack while it runs; --project ID works on a real project with the usual credentials.`;

const { parseArgs } = await import('node:util');

try {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      'dry-run': { type: 'boolean' },
      project: { type: 'string' },
    },
  });

  if (values.help) console.log(USAGE);
  else {
    ensureInstalled();
    const { getFirestore } = await import('firebase-admin/firestore');
    const { connect } = await import('./repair/connect.mjs');
    const { loadTs } = await import('./load-ts.mjs');
    const { runMigrations } = await import('./migrate/run.mjs');
    const { MIGRATIONS } = await loadTs('functions/src/incoming/repair.ts');

    const app = await connect(values.project);
    await runMigrations(getFirestore(app), MIGRATIONS, { isDryRun: values['dry-run'] ?? false });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
