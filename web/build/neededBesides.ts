/** What every page of the workspace stands in, by the names of its files. */
const STANDING =
  /^assets\/(?:base|frame|public|previews|sign-in|identity|overlays|firestore|workspace)-[\w-]{8}\.js$/;
const WORKSPACE = /^assets\/workspace-[\w-]{8}\.js$/;

/**
 * Which files are asked for together with one that is loaded on demand. Screens of the workspace do not name what its
 * frame has brought by then: these names are a part of the first file of every page, and cost those who never see a screen.
 */
export const neededBesides = (file: string, needed: string[]): string[] =>
  STANDING.test(file) || !needed.some((name) => WORKSPACE.test(name))
    ? needed
    : needed.filter((name) => !STANDING.test(name));
