import { mayRead } from '@domain/access/access.policy.ts';
import { AUDIO_ADDRESS_MS, audioAddress } from '../../../audio/audio-address.ts';
import { notFound } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/call.ts';
import { readDemo, readDemoCache } from '../store.ts';

/** Whoever may read either half of a demo may hear it. */
export const demoSignedUrlEndpoint: Handlers['demos.signedUrl'] = async ({ session, params }) => {
  const [demo, approved] = await Promise.all([readDemo(params.demoId), readDemoCache(params.demoId)]);
  const mayHear =
    (demo && mayRead(session, 'demos', demo)) || (approved && mayRead(session, 'demoCache', approved));
  if (!demo || demo.talentId !== params.userId || !mayHear) throw notFound();
  const expiresAt = Date.now() + AUDIO_ADDRESS_MS;
  return {
    demoSignedUrl: await audioAddress(`demo/${demo.id}`, expiresAt),
    expiresAt: new Date(expiresAt).toISOString(),
  };
};
