import type { Membership } from '@domain/access/memberships.ts';
import type { Work } from '../unit/work.ts';
import { memberships } from '../collections/memberships.ts';

export const markAnnounced = (work: Work, id: string): void => {
  work.updateById(memberships, id, { announce: false });
};

export const renameMember = (work: Work, all: readonly Membership[], displayName: string): void => {
  for (const { id } of all) work.updateById(memberships, id, { displayName });
};
