/** `npm test`: everything, in the order in which it fails fastest. `npm test -- api e2e` runs the named stages alone. */
import { ensureInstalled } from './bootstrap.mjs';
import { answerHelp } from './usage.mjs';

const { runStages, STAGES } = await import('./test/stages.mjs');
answerHelp(`Usage: npm test [-- STAGE … [FILE …] [-t TEXT] [--running]]

Runs all stages, or the named ones: ${STAGES.join(', ')}.
Those from rules on share one freshly seeded stack, except for api, which has one of its own beside the others; with
--running they all use the one that runs already, such as that of npm run dev. Before a stack stops, copies tells whether
every copy of a record on it is still as its source: npm run repair -- --check. FILE is a part of a test file's path, TEXT one of a test's name: npm test -- api castings -t "lists a demo"`);
ensureInstalled();
process.exit(await runStages(process.argv.slice(2)));
