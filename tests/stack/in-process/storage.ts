import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';
import { withCloudAddresses } from '../../../emulator/cli.mjs';
import { register, serve } from './serve.ts';
import { PROJECT_ID, STORAGE_BUCKET } from './settings.ts';
import { shortcuts } from './shortcuts.ts';

const require = createRequire(import.meta.url);

interface Persistence {
  readonly _diskPathMap: Map<string, string>;
  deleteFile: (path: string) => void;
}
interface Emulator {
  readonly _persistence: Persistence;
  readonly uploadService: { mediaUpload: (request: object) => object };
  readonly adminStorageLayer: {
    uploadObject: (upload: object) => Promise<unknown>;
    readonly _files: Map<string, object>;
  };
}
type StorageEmulator = new (settings: object) => Emulator;
interface StorageModule {
  readonly StorageEmulator: StorageEmulator;
}
interface StorageServer {
  readonly createApp: (projectId: string, emulator: object) => Promise<RequestListener>;
}

/** Starts the Firebase CLI's Storage emulator in this process. Only server calls work: rules have no runtime here. */
export const startStorage = async (): Promise<void> => {
  const { StorageEmulator } = require('firebase-tools/lib/emulator/storage') as StorageModule;
  const { createApp } = require('firebase-tools/lib/emulator/storage/server') as StorageServer;
  const emulator = new StorageEmulator({
    projectId: PROJECT_ID,
    rules: { name: 'storage.rules', content: '' },
  });
  // Bytes stay, so that deleted files can be restored.
  emulator._persistence.deleteFile = (path) => void emulator._persistence._diskPathMap.delete(path);

  const address = await serve(withCloudAddresses(await createApp(PROJECT_ID, emulator), emulator));
  register('storage', address);

  Object.assign(shortcuts, {
    rememberFiles: () => {
      const maps: readonly Map<string, unknown>[] = [
        emulator.adminStorageLayer._files,
        emulator._persistence._diskPathMap,
      ];
      const copies = maps.map((map) => [...map]);

      return () =>
        maps.forEach((map, index) => {
          map.clear();
          for (const [path, value] of copies[index] ?? []) map.set(path, value);
        });
    },
    storeFile: async (path: string, bytes: Buffer, contentType: string) => {
      const { uploadService, adminStorageLayer } = emulator;
      const file = { bucketId: STORAGE_BUCKET, objectId: path, dataRaw: bytes, contentType };
      await adminStorageLayer.uploadObject(
        uploadService.mediaUpload({ ...file, authorization: 'Bearer owner' }),
      );
    },
  });

  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = address;
  process.env['STORAGE_EMULATOR_HOST'] = `http://${address}`;
};
