/** `npm run drill`: loses the local stack's data, restores it and checks the result. */
import { ensureInstalled } from './bootstrap.mjs';

const USAGE = `Usage: npm run stack -- npm run drill
       npm run drill -- --after-restore --project ID --bucket NAME

Rehearses a restore on a fresh local stack: exports database and identities, erases a person, loses everything, restores the
export, erases the person again, and compares all documents. Then it checks copies, audit chains and sealed reports.

  --after-restore  the last part alone, for a project whose database was restored: erases again whom the list in the bucket
                   names, and checks; it uses the usual credentials`;

const { parseArgs } = await import('node:util');

try {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      'after-restore': { type: 'boolean' },
      project: { type: 'string' },
      bucket: { type: 'string' },
    },
  });

  if (values.help) console.log(USAGE);
  else {
    ensureInstalled();
    const { finishRestore, runDrill } = await import('./drill/run.mjs');
    const { project, bucket } = values;
    if (values['after-restore'] && (!project || !bucket)) throw new Error(USAGE);
    if (project && !values['after-restore'])
      throw new Error('The drill deletes data: only the local stack may lose it.');

    const differences = project ? await finishRestore({ project, bucket }) : await runDrill();
    process.exit(differences > 0 ? 1 : 0);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
