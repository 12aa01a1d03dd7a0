import type { ScriptDownload } from '@domain/auditions/confidentiality.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const scriptDownloads = collection<ScriptDownload>('scriptDownloads');

export const findScriptDownloads = (auditionId: string): Promise<readonly ScriptDownload[]> =>
  scriptDownloads.find(scriptDownloads.ref.where('auditionId', '==', auditionId));
