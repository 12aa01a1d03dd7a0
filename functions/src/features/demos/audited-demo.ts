import type { Demo } from '@domain/demos/demos.ts';

/** Returns a demo's audited fields: description, decision, and what identifies its file. */
export const toAuditedDemo = ({
  storagePath: _path,
  approvedPath: _approvedPath,
  peaks: _peaks,
  quality: _quality,
  earlierReviews: _earlier,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...rest
}: Demo): object => rest;
