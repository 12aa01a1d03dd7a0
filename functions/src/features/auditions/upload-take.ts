import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { getLevel } from '@domain/audio/quality.ts';
import type { Reel } from '@domain/audio/reel/reel.ts';
import {
  getEntryState,
  getRevision,
  type AuditionEntry,
  type AuditionInvite,
} from '@domain/auditions/auditions.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { measureMp3, type MeasuredAudio } from '../../platform/audio/measure-mp3.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { recordVoiceConsent } from '../../rights/identity/voice-consents.ts';
import { queueTakeDigest } from '../../outgoing/mail/notify-take.ts';
import { getTalentClock } from '../../outgoing/mail/talent-zone.ts';
import type { Operation } from '../../work/operation.ts';
import { setTake } from '../../work/records/audition-invites.ts';
import { readAudition } from '../../work/records/auditions.ts';
import { readProject } from '../../work/records/projects.ts';
import { storeTake } from '../../work/records/take-counts.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';
import { discardFile, saveFile } from '../../platform/storage/files.ts';
import { momentText } from '../../work/text/reader-zone.ts';
import { inUnit } from '../../work/unit/unit-of-work.ts';
import { entryKey, linkAccess } from './link-access.ts';
import { toReel } from './to-reel.ts';

/** An earlier upload: its view, and what identifies the same file. */
interface Kept {
  readonly durationMs: number;
  readonly takeDigest?: string;
}

const keptBy = (
  { durationMs }: Pick<AuditionEntry, 'durationMs'>,
  { takeDigest }: Pick<AuditionInvite, 'takeDigest'>,
): Kept => ({ durationMs: durationMs ?? 0, ...(takeDigest ? { takeDigest } : {}) });

const deriveState = (entry: AuditionEntry) =>
  getEntryState({ status: entry.status, deadlineMillis: entry.deadline.toMillis() }, Date.now());

const alreadyUploaded = () => new AppError(409, 'audition.alreadyUploaded');

const computeDigest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** Compared in UTC; the message uses the talent's time zone. */
const refuseLate = async (entry: AuditionEntry, locale: Locale): Promise<void> => {
  if (deriveState(entry) !== 'expired') return;
  const iso = new Date(entry.deadline.toMillis()).toISOString();
  const deadline = momentText(iso, await getTalentClock(entry.talentId), locale);
  throw new AppError(410, 'audition.late', { values: { deadline } });
};

/** The request may have changed since the page showed it. */
const refuseOutdated = async (
  { auditionId }: AuditionEntry,
  shown: number | undefined,
  transaction?: Transaction,
): Promise<void> => {
  if (shown === undefined) return;
  const audition = await readAudition(auditionId, transaction);
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
): Promise<{ entryId: string; kept: Kept | null }> => {
  const { entry, invite } = await linkAccess(token, ['audition-upload']);
  if (entryKey(entry.id) !== key) throw new AppError(403, 'link.invalid');
  await refuseLate(entry, locale);
  const state = deriveState(entry);
  if (state !== 'uploaded') await refuseOutdated(entry, revision);
  return { entryId: entry.id, kept: state === 'uploaded' ? keptBy(entry, invite) : null };
};

const saveUnderOwnPath = async (entryId: string, bytes: Buffer): Promise<string> => {
  const path = `auditions/${entryId}/${randomUUID()}.mp3`;
  await saveFile(path, bytes);
  return path;
};

interface TakeView extends MeasuredAudio {
  readonly reel: Reel;
  readonly syntheticVoiceConsent: boolean;
}

/** Records the file's path and returns the valid one, which differs after a concurrent upload. Checks the link again: it may have been revoked. */
const handIn = (
  { entryId, token, revision, locale }: Link & { readonly entryId: string },
  { storagePath, takeDigest }: { readonly storagePath: string; readonly takeDigest: string },
  { file, durationMs, peaks, quality, reel, syntheticVoiceConsent }: TakeView,
): Promise<string> =>
  inUnit({ link: entryId }, 'auditions.upload', async (work) => {
    const { transaction } = work;
    const { entry: current, invite } = await linkAccess(token, ['audition-upload'], transaction);
    await refuseLate(current, locale);
    if (current.status === 'uploaded') {
      if (invite.storagePath === null || invite.takeDigest !== takeDigest) throw alreadyUploaded();
      return invite.storagePath;
    }
    await refuseOutdated(current, revision, transaction);
    // Outside the transaction, so that concurrent uploads to a project don't contend.
    const project = await readProject(current.projectId);
    if (!project) throw notFound();
    const change = {
      status: 'uploaded',
      heardAt: null,
      durationMs,
      peaks,
      level: getLevel(quality),
      takes: reel.takes,
      syntheticVoiceConsent,
    } as const;
    storeTake(transaction, project, current, change);
    setTake(transaction, entryId, { storagePath, takeDigest, reel });
    await queueTakeDigest(transaction, project);
    const { agencyId, projectId, castingId, voiceId, auditionId, talentId } = current;
    if (syntheticVoiceConsent) {
      const said = { of: 'take', recordId: entryId, name: '', isGiven: true, by: 'talent' } as const;
      recordVoiceConsent(transaction, { ...said, talentId, agencyId, locale });
    }
    recordEvent(transaction, {
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
  });

/**
 * Stores the uploaded take. Idempotent: the same file again, as by a double tap, gets the first response. `key` is the entry's public key.
 * Measures before storing; of two concurrent uploads one wins in the transaction and the other's file is deleted.
 */
export const uploadTake: Operation<'auditions.upload'> = async ({
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
  const measured = await measureMp3(bytes, 'record', AUDIO_LIMITS.audition);
  const reel = toReel(measured, takes);
  const storagePath = await recordStep(() => saveUnderOwnPath(entryId, measured.file));
  try {
    const held = await handIn(
      { entryId, ...link },
      { storagePath, takeDigest },
      { ...measured, reel, syntheticVoiceConsent },
    );
    if (held !== storagePath) await discardFile(storagePath);
  } catch (error) {
    // After a lost response the commit's result is unknown: the file stays for a repeat or the sweep.
    if (error instanceof AppError) await discardFile(storagePath);
    throw error;
  }
  return { id: key, durationMs: measured.durationMs };
};
