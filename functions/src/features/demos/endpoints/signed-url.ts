import { mayRead } from '@domain/access/access.policy.ts';
import type { DemoCache } from '@domain/demos/demos.ts';
import { AUDIO_ADDRESS_MS, audioAddress } from '../../../audio/audio-address.ts';
import { notFound } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import { readDemo, readDemoCache } from '../store.ts';

/** The agency through which the caller knows an approved demo. */
const agencyShowing = ({ claims }: Session, { agencyIds }: DemoCache): string | undefined =>
  agencyIds.find((id) => claims.agencies.includes(id));

/** Whoever may read either half of a demo may hear it. */
export const demoSignedUrlEndpoint: Handlers['demos.signedUrl'] = async ({ session, params }) => {
  const [demo, approved] = await Promise.all([readDemo(params.demoId), readDemoCache(params.demoId)]);
  if (demo?.talentId !== params.userId) throw notFound();
  const shownBy =
    approved && mayRead(session, 'demoCache', approved) ? agencyShowing(session, approved) : undefined;
  const isTheirs = mayRead(session, 'demos', demo);
  if (!isTheirs && !shownBy) throw notFound();
  const expiresAt = Date.now() + AUDIO_ADDRESS_MS;
  return {
    demoSignedUrl: await audioAddress(
      isTheirs ? `demo/${demo.id}` : `shown/${demo.id}/${shownBy}`,
      expiresAt,
    ),
    expiresAt: new Date(expiresAt).toISOString(),
  };
};
