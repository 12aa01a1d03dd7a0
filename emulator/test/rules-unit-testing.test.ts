import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from './support/server.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**}/comments/{comment} { allow read: if resource.data.author == request.auth.uid; }
    match /posts/{post} {
      allow read: if true;
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title'])
        && resource.data.body == 'b';
      allow create: if request.resource.data.at == request.time;
      match /likes/{like} { allow read: if true; }
    }
  }
}`;

let emulator: Awaited<ReturnType<typeof startServer>>;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  emulator = await startServer();
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { host: '127.0.0.1', port: emulator.port, rules: RULES },
  });
});

afterAll(async () => {
  await environment.cleanup();
  await emulator.close();
});

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await setDoc(doc(db, 'posts/p'), { title: 'a', body: 'b' });
    await setDoc(doc(db, 'posts/p/comments/c'), { author: 'alice' });
    await setDoc(doc(db, 'posts/p/likes/l'), { author: 'alice' });
  });
});

describe('the rules testing library', () => {
  it('distinguishes allowed from denied', async () => {
    const db = environment.authenticatedContext('alice').firestore();
    await assertSucceeds(getDoc(doc(db, 'posts/p')));
    await assertSucceeds(updateDoc(doc(db, 'posts/p'), { title: 'new' }));
    await assertFails(updateDoc(doc(db, 'posts/p'), { body: 'new' }));
    await assertFails(setDoc(doc(db, 'elsewhere/x'), { n: 1 }));
    await assertSucceeds(setDoc(doc(db, 'posts/new'), { at: serverTimestamp() }));
    // Not this very moment, which may be that of the request.
    await assertFails(setDoc(doc(db, 'posts/newer'), { at: new Date(Date.now() - 60_000) }));
    await assertFails(getDoc(doc(environment.unauthenticatedContext().firestore(), 'posts/p/comments/c')));
  });

  it('checks collection groups by rules of any depth', async () => {
    const db = environment.authenticatedContext('alice').firestore();
    const comments = query(collectionGroup(db, 'comments'), where('author', '==', 'alice'));
    expect((await assertSucceeds(getDocs(comments))).size).toBe(1);
    await assertFails(getDocs(collectionGroup(db, 'comments')));
    await assertSucceeds(getDocs(collection(db, 'posts/p/likes')));
    await assertFails(getDocs(collectionGroup(db, 'likes')));
  });

  it('refuses rules that do not compile', async () => {
    await expect(
      initializeTestEnvironment({
        projectId: 'demo-broken',
        firestore: { host: '127.0.0.1', port: emulator.port, rules: 'service cloud.firestore { oops' },
      }),
    ).rejects.toThrow();
  });
});
