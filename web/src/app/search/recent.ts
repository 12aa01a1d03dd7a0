import { recentSlot } from '../../lib/recentSlot.ts';

/** Something that was opened from the search, as its line says it. */
export interface RecentItem {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

/** Whose they are: what one agency's records are called is not told in another. */
export interface RecentOwner {
  readonly uid: string;
  readonly agencyId: string | undefined;
}

const KEPT = 6;
const nameOf = ({ uid, agencyId = '' }: RecentOwner): string => `${uid} ${agencyId}`;

/** What somebody opened last in an agency, newest first. */
export const recentItems = (owner: RecentOwner): readonly RecentItem[] => {
  try {
    const { of, items } = JSON.parse(recentSlot.read() ?? '{}') as {
      of?: string;
      items?: readonly RecentItem[];
    };
    return of === nameOf(owner) ? (items ?? []) : [];
  } catch {
    return [];
  }
};

export const rememberItem = (owner: RecentOwner, item: RecentItem): void => {
  const items = [item, ...recentItems(owner).filter(({ key }) => key !== item.key)].slice(0, KEPT);
  recentSlot.write(JSON.stringify({ of: nameOf(owner), items }));
};
