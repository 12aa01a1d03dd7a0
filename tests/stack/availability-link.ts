import { addresses } from '@domain/navigation/addresses.ts';
import { availabilityKey } from '../../functions/src/work/tokens/availability-key.ts';
import { signToken } from './link-tokens.ts';

const HOUR_MS = 60 * 60 * 1000;

export const OPEN_REQUEST = {
  id: 'availability-snow-pending',
  castingDemoId: 'project-first-snow_deu_voice-snow-narrator_demo-29-1',
};

export const createAnswerPath = async ({ id, castingDemoId }: typeof OPEN_REQUEST): Promise<string> =>
  addresses.availability.href(
    id,
    availabilityKey(castingDemoId),
    await signToken({ kind: 'availability', subject: id, version: 1 }, Date.now() + HOUR_MS),
  );
