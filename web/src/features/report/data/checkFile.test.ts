import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { checkFile } from './checkFile.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (sealedAt: string | null) => {
  const fetchMock = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(JSON.stringify({ collection: { sealedAt } }))),
  );
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => null });
  vi.stubGlobal('window', { location: { origin: 'https://app.example' } });
  return fetchMock;
};
const pdf = new File(['%PDF-1.7 what was signed'], 'report.pdf');

it('sends only the hash of a file', async () => {
  const fetchMock = answerWith('2026-03-01T10:00:00.000Z');
  expect(await checkFile(pdf)).toEqual({ kind: 'sealed', sealedAt: '2026-03-01T10:00:00.000Z' });
  const sha256 = createHash('sha256').update('%PDF-1.7 what was signed').digest('hex');
  const [address, request] = fetchMock.mock.calls[0]!;
  expect(String(address)).toContain(`/reportSeal/${sha256}`);
  expect([fetchMock.mock.calls.length, request?.method, request?.body]).toEqual([1, 'GET', undefined]);
});

it('rejects a PDF that is not ours', async () => {
  answerWith(null);
  expect(await checkFile(pdf)).toEqual({ kind: 'unknown' });
});

it("sends nothing for a file that isn't a PDF", async () => {
  const fetchMock = answerWith('2026-03-01T10:00:00.000Z');
  expect(await checkFile(new File(['a letter'], 'report.pdf'))).toEqual({ kind: 'notPdf' });
  expect(fetchMock).not.toHaveBeenCalled();
});
