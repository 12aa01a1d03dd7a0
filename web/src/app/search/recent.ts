import { recentSlot } from '../../lib/recentSlot.ts';

/** A search result that was opened, as shown. */
export interface RecentItem {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

/** Whose items these are: names from one agency are not shown in another. */
interface RecentOwner {
  readonly uid: string;
  readonly agencyId: string | undefined;
}

const KEPT = 6;
const getName = ({ uid, agencyId = '' }: RecentOwner): string => `${uid} ${agencyId}`;

/** A person's recent items in an agency, newest first. */
export const readRecentItems = (owner: RecentOwner): readonly RecentItem[] => {
  try {
    const { of, items } = JSON.parse(recentSlot.read() ?? '{}') as {
      of?: string;
      items?: readonly RecentItem[];
    };
    return of === getName(owner) ? (items ?? []) : [];
  } catch {
    return [];
  }
};

export const rememberItem = (owner: RecentOwner, item: RecentItem): void => {
  const items = [item, ...readRecentItems(owner).filter(({ key }) => key !== item.key)].slice(0, KEPT);
  recentSlot.write(JSON.stringify({ of: getName(owner), items }));
};
