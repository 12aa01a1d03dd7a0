/** `npm run licences [-- --check]`: lists the licences of the packages that are shipped, and checks them for known weaknesses. */
import { ensureInstalled } from './bootstrap.mjs';
import { answerHelp } from './usage.mjs';

answerHelp(`Usage: npm run licences [-- --check]

Writes deploy/third-party-licences.md: each package that the app or the functions ship, with its licence. With --check it writes
nothing, and fails for an outdated list, a licence that isn't allowed, or a known weakness of severity high or critical.`);
ensureInstalled();

const { findWeaknesses, findLicenceProblems, writeLicences } = await import('./licences/licences.mjs');
const isCheck = process.argv.includes('--check');

try {
  const problems = await findLicenceProblems({ ignoresList: !isCheck });
  if (isCheck) problems.push(...(await findWeaknesses(console.info)));
  else writeLicences();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
