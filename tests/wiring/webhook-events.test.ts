import { expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from '@domain/webhooks/webhooks.ts';
import { listFiles, readText } from './project.ts';

const sourcesIn = (folder: string): string => listFiles(folder).map(readText).join('\n');

it('every webhook event is sent by an operation, and an API test expects it', () => {
  const [functions, tests] = [
    sourcesIn('functions/src/features') + sourcesIn('functions/src/work/records'),
    sourcesIn('tests/api'),
  ];
  const missing = WEBHOOK_EVENTS.flatMap((event) => [
    ...(new RegExp(`recordEvent\\([^;]*event: '${event}'`).test(functions)
      ? []
      : [`functions/src: send ${event}`]),
    ...(new RegExp(`listEvents\\([^;]*'${event}'`).test(tests) ? [] : [`tests/api: expect ${event}`]),
  ]);
  expect(missing).toEqual([]);
});
