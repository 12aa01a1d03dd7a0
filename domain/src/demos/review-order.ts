import type { Demo } from './demos.ts';

export const sortForReview = <Shown extends Pick<Demo, 'id' | 'createdAt'>>(
  demos: readonly Shown[],
): readonly Shown[] =>
  [...demos].sort(
    (a, b) => a.createdAt.toMillis() - b.createdAt.toMillis() || (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
