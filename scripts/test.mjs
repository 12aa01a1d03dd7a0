/** `npm test`: everything, in the order in which it fails fastest. `npm test -- api e2e` runs the named stages alone. */
import { ensureInstalled } from './bootstrap.mjs';
import { answerHelp } from './usage.mjs';

ensureInstalled();
const { runStages, STAGES } = await import('./test/stages.mjs');
answerHelp(`Usage: npm test [-- STAGE …]

Runs all stages, or the named ones: ${STAGES.join(', ')}.
Those from rules on share one freshly seeded stack.`);
process.exit(await runStages(process.argv.slice(2)));
