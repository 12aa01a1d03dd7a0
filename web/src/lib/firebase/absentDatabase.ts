/** Replaces `firebase/database` in the bundle: reactfire imports it but we don't use it, and it would be a sixth of a client's code. */
const failAbsent = (): never => {
  throw new Error('The Realtime Database is not part of this app');
};

export const get = failAbsent;
export const off = failAbsent;
export const onChildAdded = failAbsent;
export const onChildChanged = failAbsent;
export const onChildMoved = failAbsent;
export const onChildRemoved = failAbsent;
export const onValue = failAbsent;
