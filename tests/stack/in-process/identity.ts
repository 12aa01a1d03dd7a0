import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import express, { type Express } from 'express';
import { rememberFields } from './baseline.ts';
import { PROJECT_ID } from './settings.ts';
import { shortcuts } from './shortcuts.ts';
import { register, serve } from './serve.ts';

const require = createRequire(import.meta.url);

type Json = Readonly<Record<string, unknown>>;
type Operation = (state: object, body: Json, context: object) => unknown;
interface Operations {
  readonly [name: string]: Operation | Operations;
}

const { authOperations } = require('firebase-tools/lib/emulator/auth/operations') as {
  readonly authOperations: Operations;
};
const { AgentProjectState } = require('firebase-tools/lib/emulator/auth/state') as {
  readonly AgentProjectState: new (projectId: string) => object;
};
const { registerHandlers } = require('firebase-tools/lib/emulator/auth/handlers') as {
  readonly registerHandlers: (app: Express, deriveState: () => object) => void;
};
const { default: description } = require('firebase-tools/lib/emulator/auth/apiSpec') as {
  readonly default: { readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>> };
};

/** The operation `identitytoolkit.accounts.lookup`; a parent of other operations is called `_`. */
const findOperation = (id: string): Operation | undefined => {
  const found = id
    .split('.')
    .reduce<Operation | Operations | undefined>(
      (node, name) => (typeof node === 'object' ? node[name] : undefined),
      authOperations,
    );
  const handler = typeof found === 'object' ? found['_'] : found;
  return typeof handler === 'function' ? handler : undefined;
};

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly operation: Operation;
}

const ROUTES: readonly Route[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId }]) => {
    const operation = typeof operationId === 'string' ? findOperation(operationId) : undefined;
    const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/:]+)')}$`);
    return operation ? [{ method: method.toUpperCase(), pattern, operation }] : [];
  }),
);

const toBody = async (request: IncomingMessage): Promise<Json> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (text === '') return {};
  const isForm = request.headers['content-type']?.includes('urlencoded');
  return toCamelCase(isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as Json));
};

/** The provider accepts `grant_type` and `grantType` alike. */
const toCamelCase = (form: Json): Json =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );

const makeContext = (path: Json, query: Json, isAdmin: boolean) => ({
  params: { path, query },
  security: isAdmin ? { Oauth2: {} } : { apiKeyQuery: {} },
});

const getStatus = (error: unknown): number => (error as { code?: unknown }).code as number;

/** Starts the Firebase CLI's Auth emulator in this process, without validation against the provider's description, whose compilation takes 14 s of CPU. */
export const startIdentity = async (): Promise<void> => {
  const state = new AgentProjectState(PROJECT_ID);

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const url = new URL(request.url ?? '/', 'http://identity');
    const path = url.pathname.replace(/^\/(?:identitytoolkit|securetoken)\.googleapis\.com/, '');
    for (const { method, pattern, operation } of ROUTES) {
      const match = request.method === method ? pattern.exec(path) : null;
      if (!match) continue;
      const isOwner = request.headers.authorization?.toLowerCase() === 'bearer owner';
      const context = makeContext({ ...match.groups }, Object.fromEntries(url.searchParams), isOwner);
      return operation(state, await toBody(request), context);
    }

    throw Object.assign(new Error(`No such call: ${request.method} ${path}`), { code: 404 });
  };

  Object.assign(shortcuts, {
    rememberIdentities: () => rememberFields(state),
    callIdentity: async (id: string, body: Json, isAdmin: boolean) =>
      findOperation(id)?.(state, body, makeContext({}, {}, isAdmin)),
  });

  const app = express();
  // Pages of mailed links.
  registerHandlers(app, () => state);

  app.use((request: IncomingMessage, response: ServerResponse) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    answer(request).then(
      (reply) => send(200, reply),
      (error: unknown) => {
        const status = getStatus(error);
        if (typeof status === 'number') send(status, { error });
        else send(500, { error: { message: String(error) } });
      },
    );
  });

  const address = await serve(app);
  register('auth', address);
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = address;
};
