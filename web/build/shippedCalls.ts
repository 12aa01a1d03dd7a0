import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { Api, EndpointName } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { APP_FILES, bindApiCalls } from './apiCalls.mjs';

const CONTRACTS = /[\\/]domain[\\/]src[\\/].*\bapi\.ts$/;
const API = fileURLToPath(new URL('../../domain/src/api.ts', import.meta.url));

/** Returns the parts of a contract that a browser needs for a call. */
export const getAddress = ({ method, path, params, query, body, upload, isLong }: Contract) => ({
  method,
  path,
  // Their presence alone: the client assigns its arguments by it.
  ...(params ? { params: 1 } : {}),
  ...(query ? { query: 1 } : {}),
  ...(body ? { body: 1 } : {}),
  ...(upload ? { upload: { field: upload.field } } : {}),
  ...(isLong ? { isLong } : {}),
});

/**
 * Ships only the addresses of the contracts, each where it is called: the API checks the schemas, which would load yup and luxon
 * on pages without a form. Forms import schemas from `*.schema.ts`. Importing a contract's module fails the build.
 */
export const shippedCalls = (): Plugin => {
  let api: Api;

  return {
    name: 'shipped-calls',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      ({ api } = (await runnerImport<{ readonly api: Api }>(API)).module);
    },
    transform: {
      filter: { id: APP_FILES },
      handler: (text, id) =>
        bindApiCalls(text, id, (name) => JSON.stringify(getAddress(api[name as EndpointName]))),
    },
    load(id) {
      if (CONTRACTS.test(id)) this.error(`${id} is for the API: a page would load its schemas`);
    },
  };
};
