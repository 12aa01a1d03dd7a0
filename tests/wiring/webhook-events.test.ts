import { expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from '@domain/webhooks/webhooks.ts';
import { listFiles, readText } from './project.ts';

const readSources = (folder: string): string => listFiles(folder).map(readText).join('\n');

it('every webhook event is sent by an operation, and an API test expects it', () => {
  const [functions, tests] = [
    readSources('functions/src/features') + readSources('functions/src/work/records'),
    readSources('tests/api'),
  ];
  const missing = WEBHOOK_EVENTS.flatMap((event) => [
    ...(new RegExp(`recordEvent\\([^;]*event: '${event}'`).test(functions)
      ? []
      : [`functions/src: send ${event}`]),
    ...(new RegExp(`listEvents\\([^;]*'${event}'`).test(tests) ? [] : [`tests/api: expect ${event}`]),
  ]);
  expect(missing).toEqual([]);
});
