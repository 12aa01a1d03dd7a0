import { expect, it } from 'vitest';
import { getDevice } from './get-device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'Linux' },
  ],
  ['curl/8.9', { browser: '', system: '' }],
  [undefined, { browser: '', system: '' }],
])('shows a device by its user agent: %s', (line, device) => {
  expect(getDevice(line)).toEqual(device);
});

it('stores only the device name for any user agent', () => {
  const { browser, system } = getDevice(`${'x'.repeat(100_000)}/1`);
  expect([browser.length <= 40, system.length <= 40]).toEqual([true, true]);
});
