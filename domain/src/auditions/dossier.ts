import type { Instant } from '../contract.ts';
import type { Refusal } from './answers.ts';
import type { AuditionEntry } from './auditions.ts';
import type { HeldTake, ReturnedTake } from './review.ts';

/** Fields of an entry that a returned take changes for its talent and the agency, but not for the client. */
const EXTENDED = [
  'status',
  'answeredAt',
  'deadline',
  'outcome',
  'outcomeToldAt',
  'outcomeDueAt',
  'remindAt',
  'remindedThrough',
] as const;

/** An entry's state for its talent and the agency once its take was returned. The entry itself doesn't change until another take is forwarded. */
export type Extension = Pick<AuditionEntry, (typeof EXTENDED)[number]>;

/** `auditionDossiers/{entryId}`: an entry's data for the agency's people only. */
export interface AuditionDossier {
  readonly id: string;
  readonly agencyId: string;
  readonly projectId: string;
  readonly castingId: string;
  readonly voiceId: string;
  readonly talentId: string;
  /** Null or absent: not declined. */
  readonly refusal?: Refusal | null;
  /** The take that waits for the agency; null or absent: none. */
  readonly take?: HeldTake | null;
  /** When the agency is to have forwarded or returned it; null or absent: no take waits. */
  readonly forwardBy?: Instant | null;
  /** The last returned take, until the next one; null or absent: none. */
  readonly returned?: ReturnedTake | null;
  /** Since a take was returned; null or absent: the entry's own fields count. */
  readonly extension?: Extension | null;
  readonly updatedAt: Instant;
}

export const toExtension = (entry: AuditionEntry): Extension =>
  Object.fromEntries(EXTENDED.map((field) => [field, entry[field] ?? null])) as unknown as Extension;

/** Returns an entry as its talent and the agency have it. */
export const applyExtension = (
  entry: AuditionEntry,
  dossier: Pick<AuditionDossier, 'extension'> | undefined,
): AuditionEntry => {
  const isAwaited = entry.status === 'open' || entry.status === 'declined';
  return isAwaited && dossier?.extension ? { ...entry, ...dossier.extension } : entry;
};
