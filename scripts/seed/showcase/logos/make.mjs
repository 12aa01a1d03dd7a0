/** Draws the logos of the showcase's agencies when one changes; needs Chromium at the path that CHROMIUM names. */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const out = fileURLToPath(new URL('../../../../emulator-data/showcase/logos/', import.meta.url));
const font = readFileSync(
  new URL(
    '../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    import.meta.url,
  ),
).toString('base64');

/** Three arcs from a point, like a voice in a room. */
const drawAria = (colour) => `
  <circle cx="14" cy="32" r="6" fill="${colour}"/>
  <g fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round">
    <path d="M26 20a16 16 0 0 1 0 24"/><path d="M37 12a28 28 0 0 1 0 40" opacity=".75"/>
    <path d="M48 5a40 40 0 0 1 0 54" opacity=".45"/>
  </g>`;
/** A house whose windows are the bars of a low voice. */
const drawBaritone = (colour) => `
  <path d="M8 28 32 8l24 20v28H8Z" fill="none" stroke="${colour}" stroke-width="5" stroke-linejoin="round"/>
  <g stroke="${colour}" stroke-width="5" stroke-linecap="round">
    <path d="M22 38v8M32 30v18M42 35v11"/>
  </g>`;

const mark = (draw, colour) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${draw(colour)}</svg>`;
const renderWordmark = (
  draw,
  colour,
  ink,
  words,
) => `<div style="display:flex;align-items:center;gap:16px;padding:4px 6px">
  ${mark(draw, colour)}<span style="font:650 40px Inter;letter-spacing:-.025em;color:${ink}">${words}</span></div>`;

const LOGOS = {
  aria: renderWordmark(drawAria, '#3d5afe', '#1a1d29', 'Aria Voices'),
  'aria-dark': renderWordmark(drawAria, '#8c9eff', '#f4f5fb', 'Aria Voices'),
  'aria-mark': mark(drawAria, '#3d5afe'),
  baritone: renderWordmark(drawBaritone, '#0f766e', '#12211f', 'Baritone House'),
  'baritone-dark': renderWordmark(drawBaritone, '#5eead4', '#eefaf8', 'Baritone House'),
  'baritone-mark': mark(drawBaritone, '#0f766e'),
};

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const page = await browser.newPage({ deviceScaleFactor: 2 });
for (const [name, drawing] of Object.entries(LOGOS)) {
  await page.setContent(`<style>@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
    body{margin:0}#logo{display:inline-block}svg{display:block}</style><div id="logo">${drawing}</div>`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator('#logo').screenshot({ path: `${out}${name}.png`, omitBackground: true });
}
await browser.close();
