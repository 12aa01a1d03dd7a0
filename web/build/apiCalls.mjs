import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DOMAIN = fileURLToPath(new URL('../../domain/src/', import.meta.url));
/** Modules that may use the client. */
export const APP_FILES = /[\\/]web[\\/](?:src|component-tests)[\\/].*\.tsx?$/;

const IMPORT = /^import \{ api(?:, type \w+)* \} from '((?:\.[./\w]*\/http|\.)\/api\.ts)';$/m;
const USE = /\bapi(\s*)\.(\w+)(\s*)\.(\w+)/g;

/** Returns where each contract is declared, by name: `{ file, table }`. */
const readContracts = () => {
  const contracts = new Map();
  for (const file of readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.api.ts')) continue;
    const text = readFileSync(DOMAIN + file, 'utf8');
    const [, table] = /^export const (\w+Api) = \{$/m.exec(text) ?? [];
    for (const [, name] of text.matchAll(/^ {2}'(\w+\.\w+)': endpoint/gm))
      contracts.set(name, { file: file.replaceAll('\\', '/'), table });
  }
  return contracts;
};

let contracts = readContracts();

const findContract = (name, file) => {
  if (!contracts.has(name)) contracts = readContracts();
  const contract = contracts.get(name);
  if (!contract) throw new Error(`${file}: no contract is called ${name}`);
  return contract;
};

/** Returns a module's text with each `api.orders.bill` replaced by its contract; undefined: it uses none. */
export const bindApiCalls = (text, file) => {
  const [line, client] = IMPORT.exec(text) ?? [];
  if (line === undefined) return undefined;

  const imports = new Map();
  const bound = text.replace(line, '').replace(USE, (_use, before, area, between, call) => {
    const { file: from, table } = findContract(`${area}.${call}`, file);
    imports.set(table, `import { ${table} } from '@domain/${from}';`);
    // Line breaks of the use stay, so that messages name the right line.
    return `toCall(${table}['${area}.${call}'])${before}${between}`;
  });

  return [...imports.values(), `import { toCall } from '${client}';`].join(' ') + bound;
};

/** Lets a page load only the contracts it calls: `lib/http/api.ts` declares the client of all. */
export const apiCalls = () => ({
  name: 'api-calls',
  enforce: 'pre',
  transform: { filter: { id: APP_FILES }, handler: bindApiCalls },
  // Vitest caches a module by its own text, but a contract can move to another file.
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
    defineKey(({ id, sourceCode }) => (APP_FILES.test(id) ? bindApiCalls(sourceCode, id) : undefined)),
});
