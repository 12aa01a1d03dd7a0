import { randomBytes } from 'node:crypto';
import { SPEED_TEST_BYTES } from '@domain/reference/reference.ts';
import type { Operation } from '../../work/operation.ts';

/** Random, so proxies can't compress it; created once, because its content is irrelevant. */
const payload = randomBytes(SPEED_TEST_BYTES);

export const downloadSpeedTest: Operation<'reference.speedTestDownload'> = ({ response }) => {
  response.setHeader('Content-Type', 'application/octet-stream');
  response.setHeader('Content-Length', String(payload.length));
  // `no-transform` keeps proxies from compressing; the core already forbids storing.
  response.setHeader('Cache-Control', 'no-store, no-transform');
  response.end(payload);
  return Promise.resolve(undefined);
};
