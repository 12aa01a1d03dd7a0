import { expect, it } from 'vitest';
import { setLines } from './local-settings.mjs';

it('replaces its settings and keeps the developer’s', () => {
  const before = 'FAKE_LATENCY_MS=1000\nAPP_CHECK=off\n\nAPP_CHECK_SITE_KEY=\n';
  const after = setLines(before, { APP_CHECK: 'enforce' });
  expect(after).toBe('FAKE_LATENCY_MS=1000\nAPP_CHECK_SITE_KEY=\nAPP_CHECK=enforce\n');
  expect(setLines(after, { APP_CHECK: 'enforce' })).toBe(after);
});
