/** `npm run claims -- set|show|list|remove|disable|enable|forget-phones …`: manages accounts' rights with the Admin SDK. */
import { ensureInstalled } from './bootstrap.mjs';

const USAGE = `Usage:
  npm run claims -- set EMAIL [--roles client,talent --agencies agency-one,agency-two] [--role admin@agency-one …]
                              [--status PENDING|ACCEPTED|REJECTED|none]
  npm run claims -- show EMAIL
  npm run claims -- list
  npm run claims -- remove EMAIL
  npm run claims -- disable EMAIL
  npm run claims -- enable EMAIL
  npm run claims -- forget-phones EMAIL

set      gives every role in every agency named, and each --role in its agency alone; what is not named is taken away.
         --status alone changes what was decided on the registration, in every agency.
disable  closes an account for all agencies and ends its sessions; enable opens it again.
forget-phones
         ends two-step sign-in for a person who has lost their phone, and their sessions; they add another one.

Works on the local stack while it runs; --project ID works on a real project with the usual credentials.`;

const { parseArgs } = await import('node:util');

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      roles: { type: 'string' },
      agencies: { type: 'string' },
      role: { type: 'string', multiple: true },
      status: { type: 'string' },
      project: { type: 'string' },
    },
  });

  const [command, email] = positionals;
  if (values.help) console.log(USAGE);
  else if (!command) throw new Error(USAGE);
  else {
    ensureInstalled();
    const { runClaims } = await import('./claims/commands.mjs');
    await runClaims(command, email, values, USAGE);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
