import { randomBytes } from 'node:crypto';
import { initializeApp, deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, expect, it } from 'vitest';
import { fillStaging } from '../../scripts/seed/staging.mjs';

const project = `staging-${randomBytes(4).toString('hex')}`;
const app = initializeApp({ projectId: project, storageBucket: `${project}.appspot.com` }, project);
const [firestore, auth] = [getFirestore(app), getAuth(app)];
afterAll(() => deleteApp(app));

const signIn = async (password: string): Promise<number> => {
  const host = String(process.env['FIREBASE_AUTH_EMULATOR_HOST']);
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key';
  const response = await fetch(`http://${host}/${path}`, {
    method: 'POST',
    // The emulator takes the project from the key's owner.
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ email: 'admin@agency-one.example', password, targetProjectId: project }),
  });
  return response.status;
};

it('fills an empty project, with a password that is in no repository, and again', async () => {
  const first = await fillStaging(app);
  expect((await firestore.collection('talents').count().get()).data().count).toBeGreaterThan(20);
  const admin = await auth.getUserByEmail('admin@agency-one.example');
  expect(admin.customClaims).not.toEqual({});
  const [files] = await getStorage(app).bucket().getFiles({ prefix: 'demos/', maxResults: 5 });
  expect(files.length).toBeGreaterThan(0);

  expect(await signIn('casting-demo-1')).toBe(400);
  expect(await signIn(first)).toBe(200);

  await firestore.doc('agencies/agency-one').update({ publicName: 'Changed' });
  const second = await fillStaging(app);
  expect(await signIn(first)).toBe(400);
  expect(await signIn(second)).toBe(200);
  expect((await firestore.doc('agencies/agency-one').get()).get('publicName')).not.toBe('Changed');
});

it('changes nothing in a project that has an account of its own', async () => {
  await firestore.doc('agencies/agency-one').update({ publicName: 'Kept' });

  const identity = await auth.createUser({ email: 'stranger@casting.test' });
  await expect(fillStaging(app)).rejects.toThrow(identity.uid);
  await auth.deleteUser(identity.uid);

  await firestore.doc('users/stranger').set({ email: 'stranger@casting.test' });
  await expect(fillStaging(app)).rejects.toThrow('stranger');
  expect((await firestore.doc('agencies/agency-one').get()).get('publicName')).toBe('Kept');
  await firestore.doc('users/stranger').delete();
});
