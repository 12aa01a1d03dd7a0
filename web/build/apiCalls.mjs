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

/**
 * Returns a module's text with each `api.orders.bill` replaced by its contract; undefined: it uses none. `getAddress` returns the
 * text of what replaces a contract, by name.
 */
export const bindApiCalls = (text, file, getAddress) => {
  const [line, client] = IMPORT.exec(text) ?? [];
  if (line === undefined) return undefined;

  const imports = new Map();
  const bound = text.replace(line, '').replace(USE, (_use, before, area, between, call) => {
    const name = `${area}.${call}`;
    const { file: from, table } = findContract(name, file);
    if (!getAddress) imports.set(table, `import { ${table} } from '@domain/${from}';`);

    // Line breaks of the use stay, so that messages name the right line.
    return `toCall(${getAddress?.(name) ?? `${table}['${name}']`})${before}${between}`;
  });

  return [...imports.values(), `import { toCall } from '${client}';`].join(' ') + bound;
};

/** Lets a module load only the contracts it calls: `lib/http/api.ts` declares the client of all. Builds use `shippedCalls.ts`. */
export const apiCalls = () => ({
  name: 'api-calls',
  enforce: 'pre',
  transform: { filter: { id: APP_FILES }, handler: (text, id) => bindApiCalls(text, id) },
  // Vitest caches a module by its own text, but a contract can move to another file.
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
    defineKey(({ id, sourceCode }) => (APP_FILES.test(id) ? bindApiCalls(sourceCode, id) : undefined)),
});
