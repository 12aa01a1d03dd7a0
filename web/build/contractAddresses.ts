import { runnerImport, type Plugin } from 'vite';

const CONTRACTS = /[\\/]domain[\\/]src[\\/].*\.api\.ts$/;

interface Contract {
  readonly method: string;
  readonly path: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly upload?: { readonly field: string };
  readonly isLong?: true;
}

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Returns the parts of a contract that a browser needs for a call. */
const getAddress = ({ method, path, params, query, body, upload, isLong }: Contract) => ({
  method,
  path,
  // Their presence alone: the client assigns its arguments by it.
  ...(params ? { params: 1 } : {}),
  ...(query ? { query: 1 } : {}),
  ...(body ? { body: 1 } : {}),
  ...(upload ? { upload: { field: upload.field } } : {}),
  ...(isLong ? { isLong } : {}),
});

const isTable = (value: unknown): value is Readonly<Record<string, Contract>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isContract);

/**
 * Ships only the addresses of the contracts: the API checks the schemas, which would load yup and luxon on pages
 * without a form. Forms import schemas from `*.schema.ts`. Importing anything else of a contract's module fails the build.
 */
export const contractAddresses = (): Plugin => ({
  name: 'contract-addresses',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    if (!CONTRACTS.test(id)) return null;

    const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
    for (const file of dependencies) this.addWatchFile(file);

    const lines = Object.entries(module)
      .filter(([, value]) => isTable(value))
      .map(([name, table]) => {
        const addresses = Object.entries(table as Record<string, Contract>).map(([key, contract]) => [
          key,
          getAddress(contract),
        ]);
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(addresses))};`;
      });

    return { code: lines.join('\n'), moduleSideEffects: false };
  },
});
