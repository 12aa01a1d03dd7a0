const FIRESTORE = process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080';

interface RequestUsage {
  readonly method: string;
  readonly subject: string;
  readonly reads: number;
}

const fetchUsage = async (method: string): Promise<Response> =>
  fetch(`http://${FIRESTORE}/emulator/v1/projects/demo-casting:usage`, { method });

/** Billed document reads of a call in one collection. Concurrent reads of it would count too. */
export const countReads = async (collection: string, ask: () => Promise<unknown>): Promise<number> => {
  await fetchUsage('DELETE');
  await ask();
  const { recent } = (await (await fetchUsage('GET')).json()) as { readonly recent: readonly RequestUsage[] };
  return recent
    .filter(({ subject }) => subject.split('/').includes(collection))
    .reduce((sum, { reads }) => sum + reads, 0);
};
