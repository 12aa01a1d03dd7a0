import type { Demo, ReviewStatus } from '@domain/demos/demos.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { isLiveDenied } from '#firebase/denied.ts';
import type { LiveQuery } from '#firebase/live.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';
import { readDocument } from '#firebase/readDocument.ts';
import { readPages } from '#firebase/readPages.ts';
import type { RowPages } from '../../../components/lists/listFile.ts';

/** Demos shown initially, and loaded at a time. */
const SHOWN = 20;

/** An agency's demos in one review state; in one language (alpha3) or any. */
export interface AgencyDemoChoice {
  readonly agencyId: string;
  readonly status: ReviewStatus;
  readonly language: string | undefined;
}

export interface NamedDemo extends Demo {
  readonly talentName: string;
}

const getDemos = ({
  agencyId,
  status,
  language,
}: AgencyDemoChoice): LiveQuery & { readonly limit: number } => ({
  collection: 'demos',
  where: { reviewStatus: status, ...(language === undefined ? {} : { language }) },
  contains: { agencyIds: agencyId },
  orderBy: [['createdAt', 'desc']],
  limit: SHOWN,
});

export const useAgencyDemos = (choice: AgencyDemoChoice): LiveMore<Demo> =>
  useLiveMore<Demo>(getDemos(choice));

const getName = async (talentId: string): Promise<string> => {
  // A talent who left the agency has no name; other failures must not look like that.
  const talent = await readDocument<Talent>(`talents/${talentId}`).catch((error: unknown) => {
    if (isLiveDenied(error)) return null;
    throw error;
  });
  return talent?.fullName ?? '';
};

/** All current demos, for export; reads each talent once. */
export const getAgencyDemoPages = (choice: AgencyDemoChoice): RowPages<NamedDemo> =>
  async function* pages(signal) {
    const names = new Map<string, string>();
    for await (const demos of readPages<Demo>(getDemos(choice))(signal)) {
      const unknown = new Set(demos.map(({ talentId }) => talentId).filter((id) => !names.has(id)));
      await Promise.all([...unknown].map(async (id) => names.set(id, await getName(id))));
      yield demos.map((demo) => ({ ...demo, talentName: names.get(demo.talentId) ?? '' }));
    }
  };
