import { FieldPath, type QueryPartition } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT } from './support/clients.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const ALL: string[] = [];

beforeAll(async () => {
  const batch = admin.db.batch();
  for (let n = 0; n < 25; n++) {
    const path = n % 2 === 0 ? `parts/${n}` : `houses/h${n % 4}/parts/${n}`;
    ALL.push(path);
    batch.set(admin.db.doc(path), { n });
  }
  batch.set(admin.db.doc('others/o'), {});
  await batch.commit();
});

const getPath = (value: unknown) => (value as { readonly path: string } | undefined)?.path;

async function listPartitions(group: string, count: number): Promise<readonly QueryPartition[]> {
  const partitions: QueryPartition[] = [];
  for await (const partition of admin.db.collectionGroup(group).getPartitions(count))
    partitions.push(partition);
  return partitions;
}

describe('the partitions of a collection group', () => {
  it('are adjacent, equal in size, and contain every document once', async () => {
    const partitions = await listPartitions('parts', 4);
    expect(partitions).toHaveLength(4);
    expect(partitions[0]?.startAt).toBeUndefined();
    expect(partitions.at(-1)?.endBefore).toBeUndefined();

    const found: string[] = [];
    for (const [index, partition] of partitions.entries()) {
      expect(getPath(partition.endBefore?.[0])).toBe(getPath(partitions[index + 1]?.startAt?.[0]));
      const { docs } = await partition.toQuery().get();
      expect([6, 7]).toContain(docs.length);
      found.push(...docs.map((document) => document.ref.path));
    }

    const whole = await admin.db.collectionGroup('parts').orderBy(FieldPath.documentId()).get();
    expect(found).toEqual(whole.docs.map((document) => document.ref.path));
    expect([...found].sort()).toEqual([...ALL].sort());
  });

  it('are at most as many as documents, and one without documents', async () => {
    expect(await listPartitions('parts', 100)).toHaveLength(25);
    expect(await listPartitions('nothing', 3)).toHaveLength(1);
  });
});

describe('PartitionQuery', () => {
  const group = {
    from: [{ collectionId: 'parts', allDescendants: true }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
  };
  interface Answer {
    readonly partitions?: readonly {
      readonly values: readonly { readonly referenceValue: string }[];
      readonly before: boolean;
    }[];
    readonly nextPageToken?: string;
    readonly error?: { readonly status: string; readonly message: string };
  }

  const call = async (body: object, authorization = 'Bearer owner', parent = ''): Promise<Answer> => {
    const response = await fetch(`${emulator.url}/v1/${ROOT}${parent}:partitionQuery`, {
      method: 'POST',
      headers: authorization === '' ? {} : { authorization },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  };

  it('returns the same cursors page by page, despite writes', async () => {
    const all = await call({ structuredQuery: group, partitionCount: '5' });
    expect(all.partitions?.map(({ before, values }) => [before, values.length])).toEqual(
      Array(5).fill([true, 1]),
    );
    expect(all.nextPageToken).toBeUndefined();

    const paged: unknown[] = [];
    let pageToken: string | undefined = '';
    while (pageToken !== undefined) {
      const page: Answer = await call({
        structuredQuery: group,
        partitionCount: '5',
        pageSize: 2,
        pageToken,
      });
      expect(page.partitions?.length).toBeLessThanOrEqual(2);
      paged.push(...(page.partitions ?? []));
      pageToken = page.nextPageToken;
      await admin.db.collection('parts').add({});
    }

    expect(paged).toEqual(all.partitions);
  });

  it.each([
    ['one collection alone', { structuredQuery: { from: [{ collectionId: 'parts' }] }, partitionCount: '1' }],
    [
      'an order of its own',
      { structuredQuery: { ...group, orderBy: [{ field: { fieldPath: 'n' } }] }, partitionCount: '1' },
    ],
    ['a limit', { structuredQuery: { ...group, limit: 3 }, partitionCount: '1' }],
    ['no count', { structuredQuery: group }],
    ['a count below one', { structuredQuery: group, partitionCount: '-1' }],
    ['a page of negative size', { structuredQuery: group, partitionCount: '1', pageSize: -1 }],
    ['a token of another kind', { structuredQuery: group, partitionCount: '1', pageToken: 'x' }],
    ['no query', { partitionCount: '1' }],
  ])('refuses %s', async (_name, body) => {
    expect((await call(body)).error?.status).toBe('INVALID_ARGUMENT');
  });

  it('starts from the root, for admins', async () => {
    const body = { structuredQuery: group, partitionCount: '1' };
    expect((await call(body, undefined, '/houses/h1')).error?.status).toBe('INVALID_ARGUMENT');
    expect((await call(body, '')).error?.status).toBe('PERMISSION_DENIED');
  });
});
