import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { EMULATORS, getEmulatorEnv, PROJECT_ID, STORAGE_BUCKET } from '../stack/fixed-points.mjs';

/** Requires a running stack, because the SDK would wait for minutes; refuses a project named only by the environment, which may be unintended. */
const requireStack = async () => {
  const { GCLOUD_PROJECT, GOOGLE_CLOUD_PROJECT } = process.env;
  const named = [GCLOUD_PROJECT, GOOGLE_CLOUD_PROJECT].find((id) => id && id !== PROJECT_ID);
  if (named)
    throw new Error(
      `The environment names the project ${named}. Pass --project ${named} to compare and repair it.`,
    );

  const { host, port } = EMULATORS.firestore;
  await fetch(`http://${host}:${port}`).catch(() => {
    throw new Error(
      'The local stack does not answer. Start it with npm start, or name a real project with --project.',
    );
  });
};

/**
 * Returns the app of the project to compare: the local stack's, unless a real one is named with its bucket.
 * @param {string} [project]
 * @param {string} [bucket]
 */
export const connect = async (project, bucket) => {
  if (!project) {
    await requireStack();
    Object.assign(process.env, getEmulatorEnv());
  }
  return initializeApp(
    project
      ? { projectId: project, storageBucket: bucket }
      : { projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET },
    `scripts-${randomUUID()}`,
  );
};
