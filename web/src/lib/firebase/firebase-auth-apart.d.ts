/** A second copy of `firebase/auth`, outside everyone's first page; see `web/build/copySecondFactor.ts`. */
declare module 'firebase-auth-apart' {
  export * from 'firebase/auth';
}
