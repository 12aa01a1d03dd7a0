import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { APP_CHECK, EARLY, OPENINGS, SETTINGS, SIGN_IN, WORKSPACE, type Opening } from './openings.ts';
import { toPattern, planPageFiles, type PageFiles, type Shipped } from './pageFiles.ts';

const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const PARTS = { head: '<!--shell-head-->', body: '<!--shell-->' } as const;

const NO_TEXTS = {
  everyPage: [],
  auditions: [],
  availability: [],
  report: [],
  wayIn: [],
  signedIn: [],
  guests: [],
};

/** For development, where files load one by one. */
const NO_FILES: PageFiles = {
  folder: '',
  files: [],
  texts: { en: NO_TEXTS, es: NO_TEXTS },
  openings: OPENINGS.map(({ path, shape, texts }) => ({ path: toPattern(path), shape, texts, files: [] })),
  signIn: { ...SIGN_IN, files: [] },
  workspace: { ...WORKSPACE, files: [] },
  settings: '',
  early: [],
  appCheck: 0,
};

const fillPart = (html: string, part: string, content: string): string => {
  if (!html.includes(part)) throw new Error(`index.html has no ${part}`);
  return html.replace(part, () => content);
};

/** Returns the hash by which a content security policy allows an inline script. */
const computeHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns what pages that sign in load in a deployment with App Check: its file too, instead of after the settings. */
const withAppCheck = (opening: Opening): Opening =>
  opening.shape === 'workspace' || opening.shape === 'sign-in'
    ? { ...opening, modules: [...opening.modules, APP_CHECK] }
    : opening;

const minify = (lines: string): string => lines.replace(/\n\s*/g, '');

/**
 * Embeds what is visible before any script: the page's shape, and a script that sets theme,
 * language and colour and preloads all files. The script is constant, so that the policy in
 * firebase.json can name it; a build with another one fails.
 */
export const shell = (): Plugin => {
  let isBuild = false;
  let settings = '';
  let prepare = (opening: Opening): Opening => opening;
  const script = readText('./firstPaint.js');

  return {
    name: 'shell',
    configResolved({ command, env }) {
      isBuild = command === 'build';
      // Only the app calls an API on another host: early calls lack its headers.
      settings = env['VITE_API_HOST'] ? '' : SETTINGS;
      if (env['VITE_APP_CHECK']) prepare = withAppCheck;
      if (isBuild && !readText('../../../firebase.json').includes(computeHash(script)))
        throw new Error(
          `The policy in firebase.json must allow the page's inline script: ${computeHash(script)}`,
        );
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const shipped: readonly Shipped[] = Object.values(bundle ?? {});

        const files = isBuild
          ? planPageFiles(shipped, {
              openings: OPENINGS.map(prepare),
              signIn: prepare(SIGN_IN),
              workspace: prepare(WORKSPACE),
              settings,
              early: EARLY,
              appCheck: APP_CHECK,
            })
          : NO_FILES;

        const head = [
          `<style>${minify(readText('./shell.css').replace(/\/\*.*?\*\//g, ''))}</style>`,
          `<script type="application/json" id="page-files">${JSON.stringify(files)}</script>`,
          `<script>${script}</script>`,
        ].join('\n');

        return fillPart(fillPart(html, PARTS.head, head), PARTS.body, minify(readText('./shell.html')));
      },
    },
  };
};
