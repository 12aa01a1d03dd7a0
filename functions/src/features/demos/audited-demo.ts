import type { Demo } from '@domain/demos/demos.ts';

/** What the audit keeps of a demo: what was said of it and decided, and of its file what tells it from another one. */
export const auditedDemo = ({
  storagePath: _path,
  approvedPath: _approvedPath,
  peaks: _peaks,
  quality: _quality,
  earlierReviews: _earlier,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...rest
}: Demo): object => rest;
