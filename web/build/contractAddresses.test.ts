import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contractAddresses } from './contractAddresses.ts';

type Load = (this: { addWatchFile: () => void }, id: string) => Promise<{ readonly code: string } | null>;

const load = contractAddresses().load as unknown as Load;
const ship = (path: string) =>
  load.call(
    { addWatchFile: () => undefined },
    fileURLToPath(new URL(`../../domain/src/${path}`, import.meta.url)),
  );

it('ships what the client reads of a contract, without its schemas', async () => {
  const { code = '' } = (await ship('sessions/session-files.api.ts')) ?? {};
  const { sessionFilesApi } = await import(`data:text/javascript,${encodeURIComponent(code)}`);

  const path = '/casting/recordingSession/{id}/file';
  expect(sessionFilesApi['sessions.addFile']).toEqual({
    method: 'POST',
    path,
    params: 1,
    upload: { field: 'file' },
  });
  expect(sessionFilesApi['sessions.file']).toEqual({
    method: 'GET',
    path: `${path}/{fileId}`,
    params: 1,
    isLong: true,
  });
});

it('leaves other modules alone', async () => {
  expect(await ship('sessions/session-files.ts')).toBeNull();
});
