import { entryStateOf, type AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { SUPPORT_EMAIL } from '../../../config.ts';
import { notFound } from '../../../http/app-error.ts';
import { readAudition, readCastingRecord, readVoiceRecord } from '../store.ts';
import { entryKey, linkAccess } from './link-access.ts';

/** What the page behind the mailed link shows. Only a token from the identity check is handed back for the upload. */
export const entryPage = async (token: string): Promise<AuditionEntryPage> => {
  const { token: read, entry } = await linkAccess(token, ['audition-invite', 'audition-upload']);
  const [audition, voice, casting] = await Promise.all([
    readAudition(entry.auditionId),
    readVoiceRecord(entry.voiceId),
    readCastingRecord(entry.castingId),
  ]);
  if (!audition || !casting) throw notFound();
  const isProven = read.kind === 'audition-upload';
  const deadlineMillis = entry.deadline.toMillis();
  return {
    id: entryKey(entry.id),
    state: entryStateOf({ status: entry.status, deadlineMillis }, Date.now()),
    projectName: casting.project.name,
    character: voice?.name ?? '',
    language: casting.language,
    // Before the identity check the script stays closed: a forwarded mail must not show it.
    style: isProven ? audition.style : '',
    script: isProven ? audition.script : '',
    brief: isProven ? audition.brief : '',
    deadline: new Date(deadlineMillis).toISOString(),
    jwtToken: isProven ? token : null,
    supportEmail: SUPPORT_EMAIL.value(),
  };
};
