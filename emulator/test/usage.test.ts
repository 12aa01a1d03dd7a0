import { collection, onSnapshot } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { waitFor, createWebClient } from './support/clients.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();

interface Usage {
  requests: number;
  reads: number;
  writes: number;
  deletes: number;
  recent: { method: string; subject: string; reads: number; writes: number; deletes: number }[];
}

const getEndpoint = () => `${emulator.url}/emulator/v1/projects/demo-casting:usage`;
const fetchUsage = async () => (await (await fetch(getEndpoint())).json()) as Usage;

it('counts the cost of each request, and of all together', async () => {
  await fetch(getEndpoint(), { method: 'DELETE' });

  const batch = admin.db.batch();
  for (let index = 0; index < 5; index++) batch.set(admin.db.doc(`c/${index}`), { index });
  await batch.commit();
  await admin.db.doc('c/0').delete();
  await admin.db.collection('c').get();
  await admin.db.collection('c').where('index', '>', 100).get();
  await admin.db.collection('c').count().get();
  await admin.db.doc('c/1').get();

  expect(await fetchUsage()).toMatchObject({
    requests: 6,
    reads: 4 + 1 + 1 + 1,
    writes: 5,
    deletes: 1,
    recent: [
      { method: 'Commit', subject: 'c/0', writes: 5, reads: 0 },
      { method: 'Commit', deletes: 1 },
      { method: 'RunQuery', subject: 'c', reads: 4 },
      { method: 'RunQuery', reads: 1 },
      { method: 'RunAggregationQuery', reads: 1 },
      { method: 'BatchGetDocuments', subject: 'c/1', reads: 1 },
    ],
  });
});

it('counts the cost of a listener while it is open', async () => {
  const web = createWebClient(emulator.port);
  await fetch(getEndpoint(), { method: 'DELETE' });

  let size = 0;
  onSnapshot(collection(web.db, 'c'), (snapshot) => {
    size = snapshot.size;
  });
  await waitFor(() => size === 4);
  await admin.db.doc('c/9').set({ index: 9 });
  await waitFor(() => size === 5);

  const listening = (await fetchUsage()).recent.find((request) => request.method === 'Listen');
  expect(listening?.reads).toBe(5);
  await web.close();
});
