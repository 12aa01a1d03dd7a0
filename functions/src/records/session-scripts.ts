import type { Transaction } from 'firebase-admin/firestore';
import { toEntryId, getRevision, type Audition } from '@domain/auditions/auditions.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { readEntry } from './audition-entries.ts';
import { auditionsForCharacter, readAudition } from './auditions.ts';

type ScriptFields = Required<Pick<RecordingSession, 'script' | 'scriptPath'>>;

export const getScript = (audition: Audition): ScriptFields => {
  const { id, script, scriptPdf = null, scriptPath = null, changedAt, createdAt } = audition;
  const version = getRevision(audition);
  return {
    script: { auditionId: id, version, writtenAt: changedAt ?? createdAt, text: script, pdf: scriptPdf },
    scriptPath,
  };
};

/** A voice's script: from its own request, else from the newest one for the character. */
export const scriptFor = async (
  { castingId, voiceId, talentId }: Pick<RecordingSession, 'castingId' | 'voiceId' | 'talentId'>,
  transaction: Transaction,
): Promise<ScriptFields> => {
  const entry = await readEntry(toEntryId(castingId, voiceId, talentId), transaction);
  const [newest] = entry ? [] : await auditionsForCharacter(castingId, voiceId, transaction);
  const audition = entry ? await readAudition(entry.auditionId, transaction) : newest;
  return audition ? getScript(audition) : { script: null, scriptPath: null };
};
