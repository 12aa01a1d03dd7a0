/** Files that every workspace page loads. */
const STANDING =
  /^assets\/(?:base|frame|public|previews|sign-in|identity|overlays|firestore|workspace)-[\w-]{8}\.js$/;
const WORKSPACE = /^assets\/workspace-[\w-]{8}\.js$/;

/**
 * Returns the files to preload with one that is loaded on demand. Workspace screens omit what their frame has loaded: the
 * names are in the first file of every page, so they cost visitors who never see a screen.
 */
export const filterPreloads = (file: string, needed: string[]): string[] =>
  STANDING.test(file) || !needed.some((name) => WORKSPACE.test(name))
    ? needed
    : needed.filter((name) => !STANDING.test(name));
