import type { RecordingSession, SessionRole } from '@domain/sessions/sessions.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { findScript } from '../../work/collections/session-scripts.ts';
import { readCharacter } from '../../work/collections/characters.ts';
import type { ChosenRole } from './chosen-voice.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns a role as its session keeps it: with its name and its current script. 404 for a deleted character. */
export const describeRole = async (
  { castingId, talentId }: Pick<RecordingSession, 'castingId' | 'talentId'>,
  { voiceId, castingDemoId, booking }: ChosenRole,
  work: Work,
): Promise<SessionRole> => {
  const character = await readCharacter(voiceId, work);
  if (!character) throw notFound();
  const script = await findScript({ castingId, voiceId, talentId }, work);
  return { voiceId, castingDemoId, bookingId: booking?.id ?? null, character: character.name, script };
};
