// Loaded before the Firebase CLI: its Storage emulator then takes resumable uploads.
import { createRequire } from 'node:module';
import { withResumableUploads } from './resumable-uploads.mjs';

const server = createRequire(import.meta.url)('firebase-tools/lib/emulator/storage/server');
const { createApp } = server;
server.createApp = async (projectId, emulator) =>
  withResumableUploads(await createApp(projectId, emulator), emulator);
