/** Replaces `re2js` in the bundle: Firestore needs it only for pipelines, which we don't use, and it would be a third of Firestore's size. */
export const RE2JS = {
  compile: (): never => {
    throw new Error('Firestore pipelines are not part of this app');
  },
};
