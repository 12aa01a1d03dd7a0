import type { Operation } from '../../operation.ts';

export const speedTestUpload: Operation<'reference.speedTestUpload'> = ({ request }) =>
  Promise.resolve({ bytes: request.rawBody?.length ?? 0 });
