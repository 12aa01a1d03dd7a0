/**
 * Stands in for `re2js` in the bundle: Firestore uses it for pipelines alone, nothing of ours runs one, and the real one
 * would be a third of all that Firestore brings.
 */
export const RE2JS = {
  compile: (): never => {
    throw new Error('Firestore pipelines are not part of this app');
  },
};
