import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { getApps, initializeApp } from 'firebase-admin/app';
import { db } from '../../functions/src/firestore/db.ts';
import { handlers } from '../../functions/src/handlers.ts';
import { createApp } from '../../functions/src/http/app.ts';

const keepRaw: RequestHandler = (request, _response, next) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    Object.assign(request, { rawBody: Buffer.concat(chunks) });
    next();
  });
};

/**
 * The API in the test's own process, before the same emulators: there the test can break what the API stands on. To be
 * started before anything else touches the database, because the functions' own client has to be set up first.
 * `handlersBefore` see every request before the API does.
 */
export const startOwnApi = async (
  handlersBefore: readonly RequestHandler[] = [],
): Promise<{ address: string; stop: () => void }> => {
  if (getApps().length === 0)
    initializeApp({ projectId: 'demo-casting', storageBucket: 'demo-casting.appspot.com' });
  db();
  process.env['TOKEN_KEY'] ??= 'a-key-of-the-test-with-32-bytes-and-more';
  process.env['APP_URL'] ??= 'http://127.0.0.1:5002';
  process.env['DEFAULT_AGENCY_SLUG'] ??= 'agency-one';
  process.env['SUPPORT_EMAIL'] ??= 'support@voice-casting.example';
  // Its log lines say nothing that a test does not.
  process.env['FUNCTIONS_EMULATOR'] ??= 'true';
  const server = createServer(express().use(keepRaw, ...handlersBefore, createApp(handlers)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() };
};
