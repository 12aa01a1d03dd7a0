/** Replaces `firebase/database` in the bundle: reactfire imports it by name, nothing uses it, and it would be a sixth of a client's code. */
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
