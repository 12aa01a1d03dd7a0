import {
  getEntryState,
  getRevision,
  type AuditionEntry,
  type SentTake,
} from '@domain/auditions/auditions.ts';
import type { Instant } from '@domain/contract.ts';
import { SUPPORT_EMAIL } from '../../config.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readBrand } from '../../work/records/agencies.ts';
import { readAudition } from '../../work/records/auditions.ts';
import { readCasting } from '../../work/records/castings.ts';
import { readVoice } from '../../work/records/voices.ts';
import { opaqueKeys } from '../../rights/tokens/opaque-keys.ts';
import { entryKey, linkAccess } from './link-access.ts';

const scriptKey = opaqueKeys('audition script');

const iso = (moment: Instant): string => new Date(moment.toMillis()).toISOString();

const sentTake = (entry: AuditionEntry): SentTake | null => {
  const { status, durationMs, peaks, takes = [], syntheticVoiceConsent = false } = entry;
  return status === 'uploaded' ? { durationMs: durationMs ?? 0, peaks, takes, syntheticVoiceConsent } : null;
};

/** Returns the page of a mailed link. Only a token from the identity check, or of a signed-in talent (`own-link.ts`), allows uploads. */
export const entryPage: Operation<'auditions.entry'> = async ({ query: { token } }) => {
  const { token: read, entry } = await linkAccess(token, ['audition-invite', 'audition-upload']);
  const [agency, audition, voice, casting] = await Promise.all([
    readBrand(entry.agencyId),
    readAudition(entry.auditionId),
    readVoice(entry.voiceId),
    readCasting(entry.castingId),
  ]);
  if (!audition || !casting) throw notFound();
  const isProven = read.kind === 'audition-upload';
  const deadlineMillis = entry.deadline.toMillis();
  return {
    id: entryKey(entry.id),
    agency,
    state: getEntryState({ status: entry.status, deadlineMillis }, Date.now()),
    projectName: casting.project.name,
    character: voice?.name ?? '',
    language: casting.language,
    // Before the identity check the script is hidden: a link is forwarded more easily than its mail.
    style: isProven ? audition.style : '',
    script: isProven ? audition.script : '',
    scriptPdf: isProven && audition.scriptPdf ? scriptKey(audition.scriptPdf) : null,
    brief: isProven ? audition.brief : '',
    deadline: iso(entry.deadline),
    outcomeBy: audition.outcomeBy ? iso(audition.outcomeBy) : null,
    revision: getRevision(audition),
    changedAt: audition.changedAt ? iso(audition.changedAt) : null,
    changedTerms: audition.changedTerms ?? [],
    take: isProven ? sentTake(entry) : null,
    jwtToken: isProven ? token : null,
    supportEmail: agency.supportEmail ?? SUPPORT_EMAIL.value(),
  };
};
