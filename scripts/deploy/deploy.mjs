import { findCloudProblems, findLocalProblems, findReleaseProblems } from './checks.mjs';
import { removeDefaults } from './defaults.mjs';
import { readEnvironment } from './environment.mjs';
import { requirePreview } from './previews.mjs';
import { PREVIEW_STEPS, readRelease, STEPS } from './steps.mjs';
import { toTerminal } from './by-hand.mjs';

/** Returns the project's problems. A dry run without network is still worth its local checks. */
const listCloudProblems = async ({ environment, google, isDryRun, print }) => {
  try {
    return google ? await findCloudProblems(environment, google) : [];
  } catch (error) {
    if (!isDryRun) throw error;
    print(
      `Not checked, as the project could not be read: secrets, database, bucket. (${error instanceof Error ? error.message : error})`,
    );
    return [];
  }
};

const listProblems = async (context) => [
  ...findLocalProblems(context.environment, context.root),
  ...(context.isDryRun ? [] : findReleaseProblems(context.root)),
  ...(await listCloudProblems(context)),
];

const printPlan = (context, steps) => {
  const { environment, preview, print } = context;
  print(
    `\nA ${preview === undefined ? 'release' : 'preview'} to ${environment.name} (${environment.project}, ${environment.region}) would do this:`,
  );
  steps.forEach((step, index) => {
    print(`  ${index + 1}. ${step.title}`);
    for (const command of step.commands(context)) print(`     ${command}`);
  });
};

const runSteps = async (context, steps) => {
  try {
    for (const [index, step] of steps.entries()) {
      context.print(`\n${index + 1}/${steps.length} ${step.title}`);
      await step.run(context);
    }
  } finally {
    removeDefaults(context.root);
  }
};

/**
 * Checks an environment and releases to it; a dry run only checks, and prints the steps. Returns the number of problems found.
 * `connect`: resolves to a client of the project, or undefined without credentials.
 * `preview`: its name; undefined: a release.
 * @typedef {{ isDryRun?: boolean, isTested?: boolean, preview?: string, release?: string, print?: (line: string) => void }} Options
 * @param {string} name
 * @param {Options & { root: string, connect: (project: string) => Promise<any> }} options
 */
export const runDeploy = async (
  name,
  { root, connect, isDryRun = false, isTested = false, preview, release, print = console.log },
) => {
  const environment = readEnvironment(name, root);
  if (preview !== undefined) requirePreview(preview, environment);
  const google = environment.project ? await connect(environment.project) : undefined;
  const problems = await listProblems({ environment, root, google, isDryRun, print });

  if (!google)
    print(
      'Not checked, as this needs the project’s credentials: secrets, database, bucket. (gcloud auth application-default login)',
    );
  for (const problem of problems) print(`PROBLEM ${problem}`);
  if (!google && !isDryRun) problems.push('There are no credentials.');

  if (problems.length > 0) {
    print(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. Nothing was changed.`);
    return problems.length;
  }

  const context = {
    environment,
    root,
    google,
    print,
    isTested,
    preview,
    release: release ?? readRelease(root),
  };
  const plan = (preview === undefined ? STEPS : PREVIEW_STEPS).filter(
    ({ isOmitted }) => !isOmitted?.(context),
  );
  if (isDryRun) printPlan(context, plan);
  else await runSteps(context, plan);

  if (preview === undefined)
    print(
      `\nTo do by a person, in this order.\n\n${toTerminal(isDryRun ? undefined : ['after', 'regularly'])}`,
    );
  return 0;
};
