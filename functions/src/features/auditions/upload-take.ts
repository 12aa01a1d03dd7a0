import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { levelOf } from '@domain/audio/quality.ts';
import {
  entryStateOf,
  revisionOf,
  type AuditionEntry,
  type AuditionInvite,
} from '@domain/auditions/auditions.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { measureMp3, type MeasuredAudio } from '../../audio/measure-mp3.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { recordStep } from '../../firestore/call-steps.ts';
import { transact } from '../../firestore/transact.ts';
import { recordVoiceConsent } from '../../identity/voice-consents.ts';
import { prepareTakeMails } from '../../mail/tell-of-take.ts';
import { clockOfTalent } from '../../mail/talent-zone.ts';
import type { Operation } from '../../operation.ts';
import { setTake } from '../../records/audition-invites.ts';
import { readAudition } from '../../records/auditions.ts';
import { readProject } from '../../records/projects.ts';
import { storeTake } from '../../records/take-counts.ts';
import { recordEvent } from '../../records/webhook-events.ts';
import { discardFile, saveFile } from '../../storage/files.ts';
import { momentText } from '../../text/reader-zone.ts';
import { entryKey, linkAccess } from './link-access.ts';

/** What was handed in before, as it is told and known again. */
interface Kept {
  readonly durationMs: number;
  readonly takeDigest?: string;
}

const keptBy = (
  { durationMs }: Pick<AuditionEntry, 'durationMs'>,
  { takeDigest }: Pick<AuditionInvite, 'takeDigest'>,
): Kept => ({ durationMs: durationMs ?? 0, ...(takeDigest ? { takeDigest } : {}) });

const stateOf = (entry: AuditionEntry) =>
  entryStateOf({ status: entry.status, deadlineMillis: entry.deadline.toMillis() }, Date.now());

const alreadyUploaded = () => new AppError(409, 'audition.alreadyUploaded');

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url');

/** By our clock; the sentence says when, by the talent's. */
const refuseLate = async (entry: AuditionEntry, locale: Locale): Promise<void> => {
  if (stateOf(entry) !== 'expired') return;
  const iso = new Date(entry.deadline.toMillis()).toISOString();
  const deadline = momentText(iso, await clockOfTalent(entry.talentId), locale);
  throw new AppError(410, 'audition.late', { values: { deadline } });
};

/** What is asked for may be something else by now than the page said. */
const refuseOutdated = async (
  { auditionId }: AuditionEntry,
  shown: number | undefined,
  transaction?: Transaction,
): Promise<void> => {
  if (shown === undefined) return;
  const audition = await readAudition(auditionId, transaction);
  if (audition && revisionOf(audition) !== shown) throw new AppError(409, 'audition.changed');
};

interface Link {
  readonly token: string;
  /** Of the request as the page showed it; absent: it did not say. */
  readonly revision: number | undefined;
  readonly locale: Locale;
}

/** What there is under the entry that the link is for, when the address names the same one. */
const checkLink = async (
  key: string,
  { token, revision, locale }: Link,
): Promise<{ entryId: string; kept: Kept | null }> => {
  const { entry, invite } = await linkAccess(token, ['audition-upload']);
  if (entryKey(entry.id) !== key) throw new AppError(403, 'link.invalid');
  await refuseLate(entry, locale);
  const state = stateOf(entry);
  if (state !== 'uploaded') await refuseOutdated(entry, revision);
  return { entryId: entry.id, kept: state === 'uploaded' ? keptBy(entry, invite) : null };
};

const saveUnderOwnPath = async (entryId: string, bytes: Buffer): Promise<string> => {
  const path = `auditions/${entryId}/${randomUUID()}.mp3`;
  await saveFile(path, bytes);
  return path;
};

/** How it sounds, and what its talent says of synthetic voices. */
interface TakeView extends MeasuredAudio {
  readonly syntheticVoiceConsent: boolean;
}

/**
 * Names the file in the records, and answers the path that they hold from now on: another one where the same file was
 * faster. The link is looked at once more: it may have been revoked, or its talent blocked or deleted, while the file
 * was on its way.
 */
const handIn = (
  { entryId, token, revision, locale }: Link & { readonly entryId: string },
  { storagePath, takeDigest }: { readonly storagePath: string; readonly takeDigest: string },
  { file, durationMs, peaks, quality, syntheticVoiceConsent }: TakeView,
): Promise<string> =>
  transact(async (transaction) => {
    const { entry: current, invite } = await linkAccess(token, ['audition-upload'], transaction);
    await refuseLate(current, locale);
    if (current.status === 'uploaded') {
      if (invite.storagePath === null || invite.takeDigest !== takeDigest) throw alreadyUploaded();
      return invite.storagePath;
    }
    await refuseOutdated(current, revision, transaction);
    // Outside of the transaction: uploads count in the project, and none waits for another.
    const project = await readProject(current.projectId);
    if (!project) throw notFound();
    const tellOfTake = await prepareTakeMails(transaction, project);
    const change = {
      status: 'uploaded',
      heardAt: null,
      durationMs,
      peaks,
      level: levelOf(quality),
      syntheticVoiceConsent,
    } as const;
    storeTake(transaction, project, current, change);
    setTake(transaction, entryId, { storagePath, takeDigest });
    tellOfTake();
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
    recordAudit(
      transaction,
      { link: entryId },
      {
        agencyId,
        action: 'auditions.upload',
        subject: `auditionEntries/${entryId}`,
        before: { status: current.status },
        after: { status: 'uploaded', durationMs, fileSize: file.length, syntheticVoiceConsent },
      },
    );
    return storagePath;
  });

/**
 * Takes the audition in, once and for good; the same file handed in once more, as by two taps, is answered as the first
 * time. The file is measured before anything is stored; of two uploads at the same moment one wins in the transaction and
 * the other's file is removed again. `key` names the entry as its page does.
 */
export const uploadTake: Operation<'auditions.upload'> = async ({
  params: { id: key },
  query: { token, revision, syntheticVoiceConsent = false },
  file,
  locale,
}) => {
  const link: Link = { token, revision, locale };
  const { entryId, kept } = await recordStep(() => checkLink(key, link));
  // Without a digest there is nothing that a file could be known by.
  if (kept && kept.takeDigest === undefined) throw alreadyUploaded();
  const { bytes } = await file();
  const takeDigest = digestOf(bytes);
  if (kept) {
    if (kept.takeDigest !== takeDigest) throw alreadyUploaded();
    return { id: key, durationMs: kept.durationMs };
  }
  const measured = await measureMp3(bytes, 'record', AUDIO_LIMITS.audition);
  const storagePath = await recordStep(() => saveUnderOwnPath(entryId, measured.file));
  try {
    const held = await handIn(
      { entryId, ...link },
      { storagePath, takeDigest },
      { ...measured, syntheticVoiceConsent },
    );
    if (held !== storagePath) await discardFile(storagePath);
  } catch (error) {
    // Whether a commit holds whose answer was lost is not known: then the file stays, for a repeat or for the sweep.
    if (error instanceof AppError) await discardFile(storagePath);
    throw error;
  }
  return { id: key, durationMs: measured.durationMs };
};
