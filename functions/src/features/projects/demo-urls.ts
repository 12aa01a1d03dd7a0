import { DEMO_URLS_MAX, type DemoUrl } from '@domain/projects/project-view.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getAudioExpiry, signAudioAddress } from '../../work/tokens/audio-address.ts';
import { findProjectShortlist } from '../../work/collections/casting-demos.ts';

/** Returns addresses of a project's shortlisted demos, except withdrawn ones. */
export const getDemoUrls = async ({
  id,
  agencyId,
}: Project): Promise<{ readonly demos: readonly DemoUrl[]; readonly hasMoreDemos: boolean }> => {
  const places = await findProjectShortlist(id, DEMO_URLS_MAX + 1);
  const expiresAt = getAudioExpiry();
  const heard = places.slice(0, DEMO_URLS_MAX).filter(({ isWithdrawn }) => isWithdrawn !== true);

  const demos = await Promise.all(
    heard.map(async ({ castingId, voiceId, demoId, talentId }) => ({
      castingId,
      voiceId,
      demoId,
      talentId,
      demoSignedUrl: await signAudioAddress(`shown/${demoId}/${agencyId}`, expiresAt),
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  );

  return { demos, hasMoreDemos: places.length > DEMO_URLS_MAX };
};
