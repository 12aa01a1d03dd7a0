import { beforeEach, expect, it, vi } from 'vitest';
import { loadRates } from './talentRates.ts';

const sent = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => null });
  vi.stubGlobal('window', { location: { origin: 'https://app.example' } });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

it('does not retry a failed call for rates', async () => {
  sent.mockRejectedValue(new TypeError('lost'));
  await expect(loadRates('one', 'ada')).rejects.toThrow();
  expect(sent).toHaveBeenCalledTimes(1);
});

it('loads rates again after ten seconds, not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sent.mockImplementation(() => Promise.resolve(Response.json({ collection: { currency: 'EUR' } })));
  await loadRates('two', 'ada');
  vi.setSystemTime(Date.now() + 9999);
  await loadRates('two', 'ada');
  expect(sent).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 2);
  await loadRates('two', 'ada');
  expect(sent).toHaveBeenCalledTimes(2);
  await loadRates('two', 'eva');
  expect(sent).toHaveBeenCalledTimes(3);
});
