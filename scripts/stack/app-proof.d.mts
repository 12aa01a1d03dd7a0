/** Returns the header by which a call of a script passes for one of the app. */
export function getAppProof(): Promise<{ readonly 'X-Firebase-AppCheck': string }>;
/** Returns an App Check token of the Firestore emulator. */
export function issueAppToken(project?: string): Promise<string>;
