/** The command inside the second stack: runs the stages that its argument describes. */
import { COPIES, onThisStack } from './stacks.mjs';

// Told to end, it ends what it runs as well.
process.on('SIGTERM', () => process.exit(1));
const stages = JSON.parse(process.argv[2]);
process.exit((await onThisStack(stages, { ...COPIES, name: 'copies of the second stack' })) ? 0 : 1);
