import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CALLS_WITHOUT_APP } from '@domain/access/without-app.ts';
import { findBannedWords } from '../../scripts/lint/plain-english.mjs';
import { LAYERS } from '../../scripts/lint/zones.mjs';
import { listFiles, readText } from './project.ts';

const PAGES = ['README.md', ...listFiles('docs').filter((file) => file.endsWith('.md'))];
const exists = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url));

const LINK = /\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g;
/** A back-quoted path from the top of the repository; placeholders and patterns are not paths. */
const PATH =
  /`((?:docs|domain|emulator|emulator-data|functions|scripts|tests|web)\/[\w./@-]+|[\w.-]+\.(?:rules|indexes\.json|mjs))`/g;
const COMMAND = /npm run ([\w:]+)/g;

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Made by commands, so absent from a fresh clone. */
const MADE = ['functions/.env.local', 'functions/.env.PROJECT'];

describe.each(PAGES)('%s', (page) => {
  const text = readText(page);

  it('links to pages and pictures that exist', () => {
    const targets = matches(text, LINK).map((target) => posix.join(posix.dirname(page), target));
    expect(targets.filter((target) => !exists(target))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const isFound = (path: string) => exists(path) || MADE.includes(path);
    expect(matches(text, PATH).filter((path) => !isFound(path))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readText('package.json')) as { readonly scripts: object };
    expect(matches(text, COMMAND).filter((command) => !Object.hasOwn(scripts, command))).toEqual([]);
  });

  it('is in plain English, except the words to avoid', () => {
    expect(findBannedWords(page === 'docs/words.md' ? text.replace(/^\|.*$/gmu, '') : text)).toEqual([]);
  });
});

describe('the architecture page', () => {
  it('has the layers that lint enforces', () => {
    const rows = readText('docs/architecture.md')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .flatMap(([, name, task]) => (name && task ? [[name, task]] : []));
    for (const [name, task] of LAYERS) expect(rows).toContainEqual([`\`${name}\``, task]);
  });
});

it('the page of App Check lists the calls that need no token', () => {
  const rows = [...readText('docs/app-check.md').matchAll(/^\| `(\w+\.\w+)` +\| (.*?) +\|$/gm)];
  expect(Object.fromEntries(rows.map(([, name = '', reason]) => [name, reason]))).toEqual(CALLS_WITHOUT_APP);
});

describe('the pages', () => {
  it('name paths and commands', () => {
    const all = PAGES.map(readText).join('\n');
    expect(PAGES.length).toBeGreaterThan(15);
    expect(matches(all, LINK).length).toBeGreaterThan(30);
    expect(matches(all, PATH).length).toBeGreaterThan(80);
    expect(matches(all, COMMAND).length).toBeGreaterThan(20);
  });

  it('answer one question each: 150 lines at most', () => {
    const long = PAGES.filter((page) => readText(page).split('\n').length > 151);
    expect(long).toEqual([]);
  });
});
