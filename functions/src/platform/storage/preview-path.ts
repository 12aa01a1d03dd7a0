const ORIGINAL = /(?<!\.preview)\.mp3$/;
const PREVIEW = /\.preview\.mp3$/;

/** Returns where the preview of a recording is stored, if it has one. */
export const getPreviewPath = (path: string): string => path.replace(ORIGINAL, '.preview.mp3');

/** Returns the path of a preview's recording; other paths as they are. */
export const getOriginalPath = (path: string): string => path.replace(PREVIEW, '.mp3');

/** Returns a file's path, and that of the preview of a recording. */
export const withPreview = (path: string): readonly string[] => [...new Set([path, getPreviewPath(path)])];
