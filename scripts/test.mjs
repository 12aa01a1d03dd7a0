/** `npm test`: everything, in the order in which it fails fastest. `npm test -- api e2e` runs the named stages alone. */
import { ensureInstalled } from './bootstrap.mjs';

ensureInstalled();
const { runStages } = await import('./test/stages.mjs');
process.exit(await runStages(process.argv.slice(2)));
