/** `npm run mails`: renders every email on one page. */
import { ensureInstalled, ROOT } from './bootstrap.mjs';
import { answerHelp } from './usage.mjs';

answerHelp(`Usage: npm run mails

Writes one page with every email of the platform, in each language, at 600 and 320 pixels, in light and dark, and as text,
and prints where it lies.`);
ensureInstalled();
const { mkdirSync, writeFileSync } = await import('node:fs');
const { join } = await import('node:path');
const { loadTs } = await import('./load-ts.mjs');
const { renderMailsPage } = await import('./mails/page.mjs');
const { TYPED } = await import('./mails/typed.mjs');

const { MAILS } = await loadTs('functions/src/outgoing/mail/mails.ts');
const { renderMail } = await loadTs('functions/src/outgoing/mail/layout.ts');
const { DEFAULT_ACCENT } = await loadTs('domain/src/branding/accent.ts');

const mails = Object.values(MAILS)
  .sort((a, b) => a.kind.localeCompare(b.kind))
  .map((mail) => [
    mail.kind,
    Object.entries(TYPED).map(([locale, typed]) =>
      renderMail(
        mail.writeSample(typed, locale),
        { platform: 'Voice Casting', agency: typed.agency, accent: DEFAULT_ACCENT },
        locale,
      ),
    ),
  ]);
const folder = join(ROOT, 'node_modules', '.cache', 'mails');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'index.html');
writeFileSync(file, renderMailsPage(mails));
console.log(file);
