import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const toPath = (path) => fileURLToPath(new URL(path, import.meta.url));
const SHELL = toPath('lib/shell.json');
/** Hosting's configuration; a deployment has its own, with the hosts of its project. */
const CONFIG = process.env.HOSTING_CONFIG ?? 'firebase.json';

/** Where the server puts what is a page's own; see `src/incoming/pages/shell.ts`. */
const ANCHORS = [
  /<html lang="en">/g,
  /<title>[^<]*<\/title>/g,
  /<!--page-head-->/g,
  /<div id="root"><\/div>/g,
  /<!--page-data-->/g,
];

/** Headers of every page, as Hosting has them: it may or may not give them to the answers of a function. */
const getHeaders = ({ hosting }) =>
  Object.fromEntries(
    hosting.headers
      .filter(({ source }) => source === '**')
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );

/** The shell as the function `pages` reads it; throws for a page that lacks a place to put something. */
export const makeShell = (html, config) => {
  for (const anchor of ANCHORS) {
    if (html.match(anchor)?.length !== 1)
      throw new Error(`web/index.html must have ${anchor.source} exactly once`);
  }
  return JSON.stringify({ html, headers: getHeaders(config) });
};

/** Puts the web app's page beside the functions' code. Left alone when it is there: the emulator reloads what changes. */
export const writeShell = () => {
  const html = readFileSync(toPath('../web/dist/index.html'), 'utf8');
  const shell = makeShell(html, JSON.parse(readFileSync(toPath(`../${CONFIG}`), 'utf8')));
  if (existsSync(SHELL) && readFileSync(SHELL, 'utf8') === shell) return;
  mkdirSync(toPath('lib'), { recursive: true });
  writeFileSync(SHELL, shell);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) writeShell();
