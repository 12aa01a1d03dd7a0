import { mayRead } from '@domain/access/access.policy.ts';
import { hasRole, ROLES } from '@domain/access/roles.ts';
import type { PublicDemo } from '@domain/demos/demos.ts';
import type { Caller } from '../../work/access/caller.ts';
import { getAudioExpiry, signAudioAddress } from '../../work/tokens/audio-address.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readApprovedDemo } from '../../work/collections/public-demos.ts';
import { readDemo } from '../../work/collections/demos.ts';

const findShowingAgency = ({ claims }: Caller, { agencyIds }: PublicDemo): string | undefined =>
  agencyIds.find((id) => hasRole(claims, ROLES, id));

/** Readers of a demo or of its public copy may hear it. 404 for an approved version that isn't shown to them. */
export const signDemoUrl: Operation<'demos.signedUrl'> = async ({ caller, params, query }) => {
  const [demo, approved] = await Promise.all([readDemo(params.demoId), readApprovedDemo(params.demoId)]);
  if (demo?.talentId !== params.userId) throw notFound();

  const shownBy =
    approved && mayRead(caller, 'demoCache', approved) ? findShowingAgency(caller, approved) : undefined;
  const isTheirs = query.version !== 'approved' && mayRead(caller, 'demos', demo);
  if (!isTheirs && !shownBy) throw notFound();

  const expiresAt = getAudioExpiry();

  return {
    demoSignedUrl: await signAudioAddress(
      isTheirs ? `demo/${demo.id}` : `shown/${demo.id}/${shownBy}`,
      expiresAt,
    ),
    expiresAt: new Date(expiresAt).toISOString(),
  };
};
