import type { Demo } from './demos.ts';

export const sortForReview = <ReviewedDemo extends Pick<Demo, 'id' | 'createdAt'>>(
  demos: readonly ReviewedDemo[],
): readonly ReviewedDemo[] =>
  [...demos].sort(
    (a, b) => a.createdAt.toMillis() - b.createdAt.toMillis() || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
