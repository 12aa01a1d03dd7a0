/** `npm run agency -- SLUG --name NAME --contact EMAIL`: creates an agency without members. */
import { ensureInstalled } from './bootstrap.mjs';

const USAGE = `Usage: npm run agency -- SLUG --name NAME --contact EMAIL [--accent "#3d5afe"] [--project ID]

Creates an agency without members, as a project's first one. Its id is its slug. npm run claims gives it an admin.

Works on the local stack while it runs; --project ID works on a real project with the usual credentials.`;

const { parseArgs } = await import('node:util');

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      name: { type: 'string' },
      contact: { type: 'string' },
      accent: { type: 'string', default: '#3d5afe' },
      project: { type: 'string' },
    },
  });

  const [slug] = positionals;
  const { name: publicName, contact: contactEmail, accent } = values;
  if (values.help || !slug || !publicName || !contactEmail) throw new Error(USAGE);

  ensureInstalled();
  const { connect } = await import('./repair/connect.mjs');
  const { loadTs } = await import('./load-ts.mjs');
  const { agencySchema } = await loadTs('domain/src/agencies/agencies.schema.ts');
  const { chooseAdminApp, foundAgency } = await loadTs('functions/src/incoming/repair.ts');

  const agency = await agencySchema.validate({ slug, publicName, contactEmail, accent });
  chooseAdminApp(await connect(values.project));
  await foundAgency({ id: slug, slug, publicName, contactEmail, accent: agency.accent });
  console.log(`${publicName} exists. Give it an admin: npm run claims -- set EMAIL --role admin@${slug}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
