import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { transact } from '../../functions/src/work/unit/transact.ts';
import { readCharacter } from '../../functions/src/work/records/characters.ts';
import { firestore } from '../stack/admin.ts';

const makeRef = () => firestore().doc(`voices/${randomUUID()}`);

it('a transaction reads after it has written, and sees the state before', async () => {
  const [first, second] = [makeRef(), makeRef()];
  await first.set({ name: 'Before' });
  const seen = await transact(async (transaction) => {
    transaction.update(first, { name: 'After' }).create(second, { name: 'New' });
    return [await readCharacter(first.id, transaction), await readCharacter(second.id, transaction)];
  });
  expect(seen).toEqual([{ id: first.id, name: 'Before' }, undefined]);
  expect([(await first.get()).get('name'), (await second.get()).get('name')]).toEqual(['After', 'New']);
});

it('a transaction that fails writes nothing', async () => {
  const ref = makeRef();
  const failing = transact((transaction) => {
    transaction.create(ref, { name: 'New' });
    return Promise.reject(new Error('refused'));
  });
  await expect(failing).rejects.toThrow('refused');
  expect((await ref.get()).exists).toBe(false);
});
