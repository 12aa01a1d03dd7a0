// Loaded before the Firebase CLI: its Storage emulator then takes resumable uploads and reads by signed addresses.
import { createRequire } from 'node:module';
import { withCloudAddresses } from './resumable-uploads.mjs';

const server = createRequire(import.meta.url)('firebase-tools/lib/emulator/storage/server');
const { createApp } = server;
server.createApp = async (projectId, emulator) =>
  withCloudAddresses(await createApp(projectId, emulator), emulator);
