import { expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from '@domain/webhooks/webhooks.ts';
import { listFiles, readText } from './project.ts';

it('an API test expects every webhook event', () => {
  const tests = listFiles('tests/api').map(readText).join('\n');
  const missing = WEBHOOK_EVENTS.filter((event) => !new RegExp(`listEvents\\([^;]*'${event}'`).test(tests));
  expect(missing).toEqual([]);
});
