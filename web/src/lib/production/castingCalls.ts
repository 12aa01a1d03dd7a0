import { castingsApi } from '@domain/castings/castings.api.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { call } from '../http/call.ts';

export interface Listing {
  readonly projectId: string;
  readonly castingId: string;
  readonly voiceId: string;
}

/** Lists a demo for a character in one language. */
export const listDemo = async ({ projectId, castingId, voiceId }: Listing, demoId: string): Promise<void> => {
  await call(castingsApi['castings.addDemo'], {
    params: { projectId },
    body: { castingId, voiceId, demoId },
  });
};

export const unlistDemo = async (item: CastingDemo): Promise<void> => {
  await call(castingsApi['castings.removeDemo'], { params: { projectId: item.projectId, id: item.id } });
};

export const orderDemos = async (
  { castingId, voiceId }: Listing,
  castingDemoIds: readonly string[],
): Promise<void> => {
  await call(castingsApi['castings.changeOrder'], {
    params: { id: castingId },
    body: { voiceId, castingDemoIds: [...castingDemoIds] },
  });
};
