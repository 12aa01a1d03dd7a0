/** `firebase/auth` once more, apart from everybody's first page; see `web/build/secondCopy.ts`. */
declare module 'firebase-auth-apart' {
  export * from 'firebase/auth';
}
