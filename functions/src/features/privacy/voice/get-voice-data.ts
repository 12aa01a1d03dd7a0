import type { VoiceData, VoicePart } from '@domain/privacy/voice-data.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Operation } from '../../../work/operation.ts';
import { requireOwnTalentId } from '../require-own-talent-id.ts';
import { getHeldEarnings, listHeldLicences, listHeldSessions } from './held-for-books.ts';
import { listHeldDemos, listHeldTakes } from './held-recordings.ts';
import { presentConsents } from './present-consents.ts';

const toPart = async (talentId: string, part: VoicePart, cursor: string | undefined): Promise<VoiceData> => {
  if (part === 'takes') return { takes: await listHeldTakes(talentId, cursor) };
  if (part === 'sessions') return { sessions: await listHeldSessions(talentId, cursor) };
  if (part === 'licences') return { licences: await listHeldLicences(talentId, cursor) };
  if (part === 'consents') return { consents: await presentConsents(talentId, cursor) };
  if (cursor !== undefined) throw new AppError(422, 'validation.cursor', { property: 'cursor' });
  return { demos: await listHeldDemos(talentId) };
};

/** Returns the talent's stored voice data in all agencies. Names agencies, but neither clients nor listeners nor guests. */
export const getVoiceData: Operation<'privacy.voiceData'> = async ({ caller, query: { part, cursor } }) => {
  const talentId = requireOwnTalentId(caller);
  if (part !== undefined) return toPart(talentId, part, cursor);
  if (cursor !== undefined) throw new AppError(422, 'validation.required', { property: 'part' });

  const [demos, takes, sessions, licences, consents, earnings] = await Promise.all([
    listHeldDemos(talentId),
    listHeldTakes(talentId, undefined),
    listHeldSessions(talentId, undefined),
    listHeldLicences(talentId, undefined),
    presentConsents(talentId, undefined),
    getHeldEarnings(talentId),
  ]);

  return { demos, takes, sessions, licences, consents, earnings };
};
