import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

const FILE = `${ROOT}deploy/third-party-licences.md`;

/** Workspaces whose packages reach a user or a server. Functions bundle what they list for development. */
const SHIPPED = ['domain', 'functions', 'web'];

/** Licences that ask for their notice alone. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
];

/** Packages whose own licence file says what their description doesn't. */
const STATED = {
  '@shinyoshiaki/jspack': 'BSD-3-Clause',
  '@sodaru/yup-to-json-schema': 'MIT',
  busboy: 'MIT',
  limiter: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** Packages with duties beyond a notice, and how they are met. */
export const NAMED = {
  '@breezystack/lamejs':
    'LGPL-3.0. Encodes MP3 in the browser, unchanged; the source is the package of that version.',
  'date-holidays': 'ISC AND CC-BY-3.0. Its holidays are from Wikipedia and credited here.',
  'node-av':
    'MIT; its binary contains FFmpeg, built with --enable-gpl and --enable-version3: GPL-3.0. It runs on our servers in a process of its own. Handing the functions to others requires offering its source.',
  mediabunny: 'MPL-2.0. Unchanged; the source is the package of that version.',
};

const readPackages = () => JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')).packages;

/** Returns the path of a package as Node finds it from another one. */
const resolve = (packages, from, name) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
};

/** Returns the paths of all packages that the shipped workspaces need. */
const listShipped = (packages) => {
  const paths = new Set();
  const queue = SHIPPED.flatMap((workspace) => {
    const { dependencies, devDependencies } = packages[workspace];
    const names = Object.keys({ ...dependencies, ...(workspace === 'functions' ? devDependencies : {}) });
    return names.filter((name) => !name.startsWith('@types/')).map((name) => [workspace, name]);
  });

  for (let next = queue.shift(); next; next = queue.shift()) {
    const path = resolve(packages, ...next);
    if (path === undefined || paths.has(path) || packages[path].link) continue;
    paths.add(path);
    const { dependencies, optionalDependencies } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) queue.push([path, name]);
  }

  return paths;
};

const getName = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Returns shipped packages with version and licence, sorted by name. */
export const listLicences = (packages = readPackages()) =>
  [...listShipped(packages)]
    .map((path) => {
      const name = getName(path);
      return { name, version: packages[path].version, licence: STATED[name] ?? packages[path].license ?? '' };
    })
    .sort((a, b) => (a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1));

/** `(A OR B)` is allowed by either, `A AND B` by both. */
const isAllowed = (licence) => {
  const text = licence.replaceAll(/[()]/g, '').replace(' or ', ' OR ');
  if (text.includes(' OR ')) return text.split(' OR ').some(isAllowed);
  return text.split(' AND ').every((part) => ALLOWED.includes(part.trim()));
};

const toMarkdown = (licences) => {
  const named = Object.entries(NAMED).map(([name, duty]) => `- **${name}**: ${duty}`);
  const rows = licences.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return [
    '# Third-party licences',
    '',
    'Packages that the app or the functions ship. `npm run licences` writes this list.',
    '',
    ...named,
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};

export const writeLicences = () => writeFileSync(FILE, toMarkdown(listLicences()));

/** Returns a sentence per package whose licence isn't allowed, and one if the list is outdated. */
export const findLicenceProblems = async ({ ignoresList = false, licences = listLicences() } = {}) => {
  const refused = licences
    .filter(({ name, licence }) => NAMED[name] === undefined && !isAllowed(licence))
    .map(
      ({ name, licence }) =>
        `${name} has the licence "${licence}": replace it, or name how its duties are met.`,
    );
  const isOutdated = !ignoresList && readFileSync(FILE, 'utf8') !== toMarkdown(licences);
  return isOutdated ? [...refused, 'deploy/third-party-licences.md is outdated: npm run licences'] : refused;
};

const runAudit = () =>
  new Promise((done) => {
    const isWindows = process.platform === 'win32';
    const options = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024, timeout: 60_000, shell: isWindows };
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, stdout) => done(stdout));
  });

/** Returns a sentence per known weakness of severity high or critical. An unreachable service is printed, and no problem. */
export const findWeaknesses = async (print, audit = runAudit) => {
  const text = await audit();
  const { vulnerabilities, message = 'no answer' } = text ? JSON.parse(text) : {};

  if (!vulnerabilities) {
    print(`SKIPPED: known weaknesses, because the audit service can't be reached (${message})`);
    return [];
  }

  return Object.values(vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} has a known weakness of severity ${severity}: npm audit`);
};
