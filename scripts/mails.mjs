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

const { SAMPLES } = await loadTs('functions/src/outgoing/mail/templates/samples.ts');
const { renderMail } = await loadTs('functions/src/outgoing/mail/templates/layout.ts');
const { DEFAULT_ACCENT } = await loadTs('domain/src/branding/accent.ts');

const mails = Object.keys(SAMPLES)
  .sort()
  .map((kind) => [
    kind,
    Object.entries(TYPED).map(([locale, typed]) =>
      renderMail(
        SAMPLES[kind](locale, typed),
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
