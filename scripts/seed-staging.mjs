/** `npm run seed:staging -- --confirm PROJECT`: fills the staging project with demo data. */
import { ensureInstalled, ROOT } from './bootstrap.mjs';

const USAGE = `Usage: npm run seed:staging -- --confirm PROJECT

Fills the project of the alias "staging" with the demo data, in this week. Its accounts get one new password, which is printed
once. Demo records that exist return to their first state; others stay.

Refuses production, a project without DEMO_DATA=true in functions/.env.staging, and one that has an account of its own.`;

const { parseArgs } = await import('node:util');

try {
  const { values } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, confirm: { type: 'string' } },
  });

  if (values.help || !values.confirm) console.log(USAGE);
  else {
    ensureInstalled();
    const { readEnvironment } = await import('./deploy/environment.mjs');
    const { connect } = await import('./repair/connect.mjs');
    const { fillStaging, requireStaging } = await import('./seed/staging.mjs');

    const [staging, production] = ['staging', 'production'].map((name) => readEnvironment(name, ROOT));
    const project = requireStaging(staging, production, values.confirm);
    const password = await fillStaging(await connect(project, staging.settings.BUCKET));
    console.log(`${project} has the demo data. Password of all demo accounts: ${password}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
