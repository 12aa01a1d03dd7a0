import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadTs } from '../load-ts.mjs';
import { DELIVERED_DEMOS, getDeliveryPath } from './delivered-demos.mjs';

const { measureFile } = await loadTs('functions/src/platform/sound/measure-file.ts');
const { toByteSource } = await loadTs('functions/src/platform/sound/open-sound.ts');

const owner = {
  agencyId: 'agency-one',
  companyId: 'company-lumen',
  projectId: 'project-olive-grove',
  sessionId: 'session-olive-done',
};
const getName = (spot) => `Olive-Grove_Grandmother_Radio-spot_spa_${spot}.mp3`;

/** Delivered versions. */
const VERSIONS = {
  'delivery-olive-1': {
    name: getName(1),
    version: 1,
    state: 'accepted',
    createdAt: '@day-18',
    acceptedAt: '@day-17',
    acceptedBy: 'user-client-one',
    revision: null,
  },
  'delivery-olive-2': {
    name: getName(2),
    version: 1,
    state: 'replaced',
    createdAt: '@day-18',
    acceptedAt: null,
    acceptedBy: null,
    revision: {
      atMs: 2000,
      note: 'A warmer start, please.',
      cause: 'recording',
      at: '@day-16',
      by: 'user-client-one',
    },
  },
  'delivery-olive-3': {
    name: getName(2),
    version: 2,
    state: 'delivered',
    createdAt: '@day-2',
    acceptedAt: null,
    acceptedBy: null,
    revision: null,
    acceptsAt: '@day12',
    remindAt: '@day5',
    remindersSent: 0,
  },
};

const readAudio = (demo) =>
  readFileSync(fileURLToPath(new URL(`../../emulator-data/audio/${demo}.mp3`, import.meta.url)));
const hash = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Deliveries of a session that is done, and their uploads. */
export const makeDeliveryRecords = async () => {
  const deliveries = {};
  const deliveryUploads = {};

  for (const [id, version] of Object.entries(VERSIONS)) {
    const bytes = readAudio(DELIVERED_DEMOS[id]);
    const file = { size: bytes.length, contentType: 'audio/mpeg', sha256: hash(bytes) };

    deliveries[id] = {
      ...owner,
      engineerId: 'user-engineer-one',
      language: 'spa',
      character: 'Grandmother',
      ...file,
      ...version,
      isSent: true,
      sentAt: version.createdAt,
      openedAt: version.createdAt,
      check: 'done',
      ...(await measureFile(toByteSource(bytes), Infinity)),
      uploadedBy: 'user-engineer-one',
      mendedFrom: null,
    };

    deliveryUploads[id] = {
      ...owner,
      name: version.name,
      size: file.size,
      fingerprint: hash(bytes.subarray(0, 256 * 1024)),
      state: 'delivered',
      uploadUrl: '',
      storagePath: getDeliveryPath(id),
      uploadedBy: 'user-engineer-one',
      startedAt: version.createdAt,
      expiresAt: null,
    };
  }

  return { deliveries, deliveryUploads };
};
