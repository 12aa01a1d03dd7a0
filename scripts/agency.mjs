/** `npm run agency -- SLUG …`: creates an agency without members, or sets the sender address of one. */
import { ensureInstalled } from './bootstrap.mjs';

const USAGE = `Usage: npm run agency -- SLUG --name NAME --contact EMAIL [--accent "#3d5afe"] [--project ID]
       npm run agency -- SLUG --sender EMAIL|none [--project ID]

Creates an agency without members, as a project's first one. Its id is its slug. npm run claims gives it an admin.

With --sender, emails of the agency come from an address of its own domain, after its domain was verified at the email provider.

Works on the local stack while it runs; --project ID works on a real project with the usual credentials.`;

const { parseArgs } = await import('node:util');

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      name: { type: 'string' },
      contact: { type: 'string' },
      sender: { type: 'string' },
      accent: { type: 'string', default: '#3d5afe' },
      project: { type: 'string' },
    },
  });

  const [slug] = positionals;
  const { name: publicName, contact: contactEmail, accent } = values;
  const isSender = values.sender !== undefined;
  if (values.help || !slug || (!isSender && (!publicName || !contactEmail))) throw new Error(USAGE);

  ensureInstalled();
  const { connect } = await import('./repair/connect.mjs');
  const { loadTs } = await import('./load-ts.mjs');
  const { agencySchema } = await loadTs('domain/src/agencies/agencies.schema.ts');
  const { chooseAdminApp, foundAgency, setSenderAddress } = await loadTs('functions/src/incoming/repair.ts');

  if (isSender) {
    // An address has the same form wherever it is entered.
    const { contactEmail: sender } =
      values.sender === 'none'
        ? { contactEmail: null }
        : await agencySchema.validate({ slug, publicName: slug, contactEmail: values.sender, accent });
    chooseAdminApp(await connect(values.project));
    await setSenderAddress({ slug, address: sender });
    console.log(`Emails of ${slug} come from ${sender ?? 'the platform’s address'}.`);
  } else {
    const agency = await agencySchema.validate({ slug, publicName, contactEmail, accent });
    chooseAdminApp(await connect(values.project));
    await foundAgency({ id: slug, slug, publicName, contactEmail, accent: agency.accent });
    console.log(`${publicName} exists. Give it an admin: npm run claims -- set EMAIL --role admin@${slug}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
