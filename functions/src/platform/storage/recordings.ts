import { getFileSize, saveFile } from './files.ts';
import { getPreviewPath } from './preview-path.ts';

interface Recording {
  readonly file: Buffer;
  /** What players get; null: the file itself. */
  readonly preview: Buffer | null;
}

/** Stores an MP3, and its preview beside it. */
export const saveRecording = async (
  path: string,
  { file, preview }: Recording,
  metadata: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await saveFile(path, file, 'audio/mpeg', metadata);
  if (preview) await saveFile(getPreviewPath(path), preview);
};

/** Returns what players get of a recording; the recording itself if it has no preview. */
export const findPlayed = async (path: string): Promise<string> => {
  const preview = getPreviewPath(path);
  return (await getFileSize(preview)) === undefined ? path : preview;
};
