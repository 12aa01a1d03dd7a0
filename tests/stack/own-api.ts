import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { handlers } from '../../functions/src/handlers.ts';
import '../../functions/src/incoming/repair.ts';
import { createApp } from '../../functions/src/incoming/http/app.ts';
import { firestore } from './admin.ts';
import { withNotes } from './in-process/noted-operations.ts';
import { keepRawBody } from './in-process/raw-body.ts';
import { readSecret } from './secrets.ts';

/** Settings for an API beside a stack; API tests have them already. */
const setMissing = (): void => {
  process.env['TOKEN_KEY'] ??= readSecret('TOKEN_KEY');
  process.env['APP_URL'] ??= 'http://127.0.0.1:5002';
  process.env['DEFAULT_AGENCY_SLUG'] ??= 'agency-one';
  process.env['SUPPORT_EMAIL'] ??= 'support@voice-casting.example';
  process.env['FUNCTIONS_EMULATOR'] ??= 'true';
};

/** Serves another API of this process; `handlersBefore` see its requests first. */
export const startOwnApi = async (
  handlersBefore: readonly RequestHandler[] = [],
): Promise<{ address: string; stop: () => void }> => {
  // The functions' client must be set up before the database is used.
  firestore();
  setMissing();
  const server = createServer(express().use(keepRawBody, ...handlersBefore, createApp(withNotes(handlers))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() };
};
