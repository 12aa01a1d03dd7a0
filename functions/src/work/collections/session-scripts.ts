import { getLatestRounds, getRevision, type Audition } from '@domain/auditions/auditions.ts';
import type { RecordingSession, SessionScript } from '@domain/sessions/sessions.ts';
import { findRoundEntries } from './audition-entries.ts';
import { findCharacterAuditions, readAudition } from './auditions.ts';
import type { Work } from '../unit/work.ts';

/** Returns a request's current script, as a session stores it. */
export const getScript = (audition: Audition): SessionScript => {
  const { id, script, scriptPdf = null, scriptIsPrivate, changedAt, createdAt } = audition;
  const version = getRevision(audition);

  return {
    auditionId: id,
    version,
    writtenAt: changedAt ?? createdAt,
    text: script,
    pdf: scriptPdf,
    ...(scriptIsPrivate ? { isPrivate: true } : {}),
  };
};

/** A voice's script: from the last round of its own request, else from the newest one for the character. */
export const findScript = async (
  { castingId, voiceId, talentId }: Pick<RecordingSession, 'castingId' | 'voiceId' | 'talentId'>,
  work: Work,
): Promise<SessionScript | null> => {
  const role = { castingId, voiceId, talentId };
  const [entry] = getLatestRounds(await findRoundEntries(role, work));
  const [newest] = entry ? [] : await findCharacterAuditions(castingId, voiceId, work);
  const audition = entry ? await readAudition(entry.auditionId, work) : newest;
  return audition ? getScript(audition) : null;
};
