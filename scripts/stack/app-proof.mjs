import { APP_ID, PROJECT_ID } from './project.mjs';

/** A token is valid for an hour and renewed after half of it, in milliseconds. */
const RENEWED_MS = 30 * 60_000;

let proof;

/** Returns an App Check token of the Firestore emulator. */
export const issueAppToken = async (project = PROJECT_ID) => {
  const address = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const url = `http://${address}/v1/projects/${project}/apps/${APP_ID}:exchangeDebugToken`;
  const { token } = await (await fetch(url, { method: 'POST' })).json();
  return token;
};

/** Returns the header by which a call of a script passes for one of the app. */
export const getAppProof = () => {
  if (!proof || Date.now() > proof.until) {
    const header = issueAppToken().then((token) => ({ 'X-Firebase-AppCheck': token }));
    proof = { header, until: Date.now() + RENEWED_MS };
    // The next call tries again.
    header.catch(() => (proof = undefined));
  }

  return proof.header;
};
