import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import { firestore } from './admin.ts';
import { call } from './call.ts';
import { refreshCopies } from './copies.ts';
import { makeDemoRecord } from './demos.ts';
import type { Cast, Tenant } from './tenant.ts';
import { listDemo } from './places.ts';

/** Adds a Spanish casting with its first talent on the character. */
export const makeSpanishCast = async (
  tenant: Tenant,
  { project, voice }: Cast,
): Promise<{ readonly casting: Serialised<Casting>; readonly place: Serialised<CastingDemo> }> => {
  const token = tenant.clientToken;
  const talentId = tenant.talents[0]?.id ?? '';
  const demoId = `demo-${tenant.key}-spa`;
  const demo = makeDemoRecord(talentId, [tenant.agencyId], { language: 'spa', name: 'Cálida' });
  await firestore().collection('demos').doc(demoId).set(demo);
  await refreshCopies(talentId);

  const { collection: casting } = await call<Serialised<Casting>>('POST', `/casting/${project.id}`, {
    token,
    body: { language: 'spa' },
  });
  const { collection: place } = await listDemo(project.id, token, {
    castingId: casting.id,
    voiceId: voice.id,
    demoId,
  });

  return { casting, place };
};
