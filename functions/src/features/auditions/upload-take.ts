import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { getTakeReceiver } from '@domain/auditions/review.ts';
import { getLevel } from '@domain/audio/quality.ts';
import type { Reel } from '@domain/audio/reel/reel.ts';
import { getRevision, type AuditionEntry, type AuditionInvite } from '@domain/auditions/auditions.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { measureTake, type MeasuredAudio } from '../../platform/sound/measure-take.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { recordVoiceConsent } from '../../auth/identity/voice-consents.ts';
import { queueTakeDigest } from '../../outgoing/mail/notify-take.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { auditionDossiers, readAuditionDossier } from '../../work/collections/audition-dossiers.ts';
import { setTake } from '../../work/records/audition-invites.ts';
import { readAudition } from '../../work/collections/auditions.ts';
import { readProject } from '../../work/collections/projects.ts';
import { storeTake } from './take-counts.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';
import { discardFile } from '../../platform/storage/files.ts';
import { saveRecording } from '../../platform/storage/recordings.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';
import { requireOpen } from './entry-state.ts';
import { holdTake } from './hold-take.ts';
import { toEntryKey, requireLinkAccess } from './link-access.ts';
import { toReel } from './to-reel.ts';
import type { Work } from '../../work/unit/work.ts';

/** An earlier upload: its view, and what identifies the same file. */
interface EarlierUpload {
  readonly durationMs: number;
  readonly takeDigest?: string;
}

const toEarlierUpload = async (
  { id, durationMs }: AuditionEntry,
  { takeDigest }: Pick<AuditionInvite, 'takeDigest'>,
): Promise<EarlierUpload> => {
  const duration = durationMs ?? (await readAuditionDossier(id))?.take?.durationMs ?? 0;
  return { durationMs: duration, ...(takeDigest ? { takeDigest } : {}) };
};

const alreadyUploaded = () => new AppError(409, 'audition.alreadyUploaded');

const computeDigest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** The request may have changed since the page showed it. */
const refuseOutdated = async (
  { auditionId }: AuditionEntry,
  shown: number | undefined,
  work?: Work,
): Promise<void> => {
  if (shown === undefined) return;
  const audition = await readAudition(auditionId, work);
  if (audition && getRevision(audition) !== shown) throw new AppError(409, 'audition.changed');
};

interface Link {
  readonly token: string;
  /** Revision of the request the page showed; absent when the page didn't send it. */
  readonly revision: number | undefined;
  readonly locale: Locale;
}

/** Returns the state of the link's entry, if the address names the same one. */
const checkLink = async (
  key: string,
  { token, revision, locale }: Link,
): Promise<{ entryId: string; kept: EarlierUpload | null }> => {
  const access = await requireLinkAccess(token, ['audition-upload']);
  const { entry, invite, isSent } = access;
  if (toEntryKey(entry.id) !== key) throw new AppError(403, 'link.invalid');
  if (isSent) return { entryId: entry.id, kept: await toEarlierUpload(entry, invite) };
  await requireOpen('upload', access, locale);
  await refuseOutdated(entry, revision);
  return { entryId: entry.id, kept: null };
};

const saveUnderOwnPath = async (entryId: string, measured: MeasuredAudio): Promise<string> => {
  const path = `auditions/${entryId}/${randomUUID()}.mp3`;
  await saveRecording(path, measured);
  return path;
};

interface TakeView extends MeasuredAudio {
  readonly reel: Reel;
  readonly syntheticVoiceConsent: boolean;
}

/** Records the file's path and returns the valid one, which differs after a concurrent upload. Checks the link again: it may have been revoked. */
const submitTake = (
  step: Step,
  { entryId, token, revision, locale }: Link & { readonly entryId: string },
  { storagePath, takeDigest }: { readonly storagePath: string; readonly takeDigest: string },
  { file, durationMs, peaks, quality, reel, syntheticVoiceConsent }: TakeView,
): Promise<string> =>
  step(
    async (work) => {
      const access = await requireLinkAccess(token, ['audition-upload'], work);
      const { entry: current, invite, isSent } = access;
      if (isSent) {
        if (invite.storagePath === null || invite.takeDigest !== takeDigest) throw alreadyUploaded();
        return invite.storagePath;
      }
      await requireOpen('upload', access, locale);
      await refuseOutdated(current, revision, work);

      // Outside the transaction, so that concurrent uploads to a project don't contend.
      const project = await readProject(current.projectId);
      if (!project) throw notFound();

      const audition = await readAudition(current.auditionId, work);
      const recordedRevision = audition ? getRevision(audition) : null;
      const { takes } = reel;
      const sound = { durationMs, peaks, level: getLevel(quality), takes };
      const take = { recordedRevision, ...sound, syntheticVoiceConsent };
      const agency = await readAgency(current.agencyId);
      if (getTakeReceiver(project, agency) === 'agency')
        await holdTake(work, current, agency, { ...take, findings: reel.findings });
      else {
        const answeredAt = current.answeredAt ?? Timestamp.now();
        storeTake(work, project, current, { status: 'uploaded', heardAt: null, answeredAt, ...take });
        if (invite.wasReturned) work.updateById(auditionDossiers, entryId, { extension: null });
        await queueTakeDigest(work, project);
      }

      setTake(work, entryId, { storagePath, takeDigest });

      const { agencyId, projectId, castingId, voiceId, auditionId, talentId } = current;
      if (syntheticVoiceConsent) {
        const consent = { of: 'take', recordId: entryId, name: '', isGiven: true, by: 'talent' } as const;
        recordVoiceConsent(work, { ...consent, talentId, agencyId, locale });
      }

      recordEvent(work, {
        agencyId,
        event: 'audition.received',
        data: { projectId, castingId, voiceId, auditionId, entryId, talentId, durationMs },
        talentId,
      });

      work.audit(
        { subject: `auditionEntries/${entryId}`, agencyId },
        { status: current.status },
        { status: 'uploaded', durationMs, fileSize: file.length, syntheticVoiceConsent },
      );

      return storagePath;
    },
    { author: { link: entryId }, action: 'auditions.upload' },
  );

/**
 * Stores the uploaded take. Idempotent: the same file again, as by a double tap, gets the first response. `key` is the entry's public key.
 * Measures before storing; of two concurrent uploads one wins in the transaction and the other's file is deleted.
 */
export const uploadTake = operationInSteps(
  'auditions.upload',
  async ({
    step,
    params: { id: key },
    query: { token, revision, syntheticVoiceConsent = false, takes },
    file,
    locale,
  }) => {
    const link: Link = { token, revision, locale };
    const { entryId, kept } = await recordStep(() => checkLink(key, link));
    // Without a digest, a repeated file can't be detected.
    if (kept && kept.takeDigest === undefined) throw alreadyUploaded();

    const { bytes } = await file();
    const takeDigest = computeDigest(bytes);
    if (kept) {
      if (kept.takeDigest !== takeDigest) throw alreadyUploaded();
      return { id: key, durationMs: kept.durationMs };
    }

    const measured = await measureTake(bytes, 'record', AUDIO_LIMITS.audition);
    const reel = toReel(measured, takes);
    const storagePath = await recordStep(() => saveUnderOwnPath(entryId, measured));

    try {
      const storedPath = await submitTake(
        step,
        { entryId, ...link },
        { storagePath, takeDigest },
        { ...measured, reel, syntheticVoiceConsent },
      );
      if (storedPath !== storagePath) await discardFile(storagePath);
    } catch (error) {
      // After a lost response the commit's result is unknown: the file stays for a repeat or the sweep.
      if (error instanceof AppError) await discardFile(storagePath);
      throw error;
    }

    return { id: key, durationMs: measured.durationMs };
  },
);
