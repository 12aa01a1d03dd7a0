/**
 * Stands in for `firebase/database` in the bundle: reactfire imports it by name, nothing of ours calls it, and the real
 * one would be a sixth of all the code that a client downloads.
 */
const absent = (): never => {
  throw new Error('The Realtime Database is not part of this app');
};

export const get = absent;
export const off = absent;
export const onChildAdded = absent;
export const onChildChanged = absent;
export const onChildMoved = absent;
export const onChildRemoved = absent;
export const onValue = absent;
