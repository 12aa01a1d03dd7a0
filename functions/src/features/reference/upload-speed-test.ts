import type { Operation } from '../../work/operation.ts';

export const uploadSpeedTest: Operation<'reference.speedTestUpload'> = ({ request }) =>
  Promise.resolve({ bytes: request.rawBody?.length ?? 0 });
