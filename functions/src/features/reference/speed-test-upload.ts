import type { Operation } from '../../work/operation.ts';

export const speedTestUpload: Operation<'reference.speedTestUpload'> = ({ request }) =>
  Promise.resolve({ bytes: request.rawBody?.length ?? 0 });
