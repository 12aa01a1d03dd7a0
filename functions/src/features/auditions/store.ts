import type { Transaction } from 'firebase-admin/firestore';
import type { Audition, AuditionEntry, AuditionInvite } from '@domain/auditions/auditions.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import type { Talent, TalentCache } from '@domain/talents/talents.ts';
import { db, documentOf, withoutId } from '../../firestore/db.ts';

const auditions = () => db().collection('auditions');
const entries = () => db().collection('auditionEntries');
const invites = () => db().collection('auditionInvites');

export const newAuditionId = (): string => auditions().doc().id;

export const readCastingRecord = async (
  id: string,
  transaction?: Transaction,
): Promise<Casting | undefined> => {
  const ref = db().collection('castings').doc(id);
  return documentOf<Casting>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const readVoiceRecord = async (id: string, transaction?: Transaction): Promise<Voice | undefined> => {
  const ref = db().collection('voices').doc(id);
  return documentOf<Voice>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Talents listed for a character, each once, in the order of the list. */
export const listedTalentIds = async (
  castingId: string,
  voiceId: string,
  transaction: Transaction,
): Promise<readonly string[]> => {
  const listed = db()
    .collection('castingDemos')
    .where('castingId', '==', castingId)
    .where('voiceId', '==', voiceId)
    .orderBy('order');
  const found = await transaction.get(listed);
  const ids = found.docs.flatMap((snapshot) => documentOf<CastingDemo>(snapshot)?.talentId ?? []);
  return [...new Set(ids)];
};

/** Those of the ids that exist already. */
export const existingEntryIds = async (
  ids: readonly string[],
  transaction: Transaction,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const found = await transaction.getAll(...ids.map((id) => entries().doc(id)), { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
};

export const readTalents = async (
  ids: readonly string[],
  transaction: Transaction,
): Promise<readonly Talent[]> => {
  if (ids.length === 0) return [];
  const found = await transaction.getAll(...ids.map((id) => db().collection('talents').doc(id)));
  return found.flatMap((snapshot) => documentOf<Talent>(snapshot) ?? []);
};

/** Those of the talents whom the agency has not blocked. */
export const shownTalents = async (
  agencyId: string,
  ids: readonly string[],
  transaction?: Transaction,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const refs = ids.map((id) => db().collection('talentCache').doc(id));
  const found = await (transaction ? transaction.getAll(...refs) : db().getAll(...refs));
  const shown = found.filter((snapshot) => documentOf<TalentCache>(snapshot)?.agencyIds.includes(agencyId));
  return new Set(shown.map(({ id }) => id));
};

export const createAuditionRecord = (transaction: Transaction, audition: Audition): void => {
  transaction.create(auditions().doc(audition.id), withoutId(audition));
};

export const createEntryRecords = (
  transaction: Transaction,
  entry: AuditionEntry,
  invite: AuditionInvite,
): void => {
  transaction.create(entries().doc(entry.id), withoutId(entry));
  transaction.create(invites().doc(invite.id), withoutId(invite));
};

export const readAudition = async (id: string): Promise<Audition | undefined> =>
  documentOf<Audition>(await auditions().doc(id).get());

export const readEntry = async (
  id: string,
  transaction?: Transaction,
): Promise<AuditionEntry | undefined> => {
  const ref = entries().doc(id);
  return documentOf<AuditionEntry>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const readInvite = async (
  id: string,
  transaction?: Transaction,
): Promise<AuditionInvite | undefined> => {
  const ref = invites().doc(id);
  return documentOf<AuditionInvite>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** The invitation behind a mailed address, if the mail went to this recipient; case and blanks around it do not matter. */
export const findInvite = async (
  linkIdentifier: string,
  email: string,
): Promise<AuditionInvite | undefined> => {
  const found = await invites().where('linkIdentifier', '==', linkIdentifier).limit(1).get();
  const invite = found.docs[0] && documentOf<AuditionInvite>(found.docs[0]);
  return invite?.email === email.trim().toLowerCase() ? invite : undefined;
};

export const updateEntryRecord = (
  transaction: Transaction,
  id: string,
  change: Partial<AuditionEntry>,
): void => {
  transaction.update(entries().doc(id), change);
};

export const setTakePath = (transaction: Transaction, id: string, storagePath: string): void => {
  transaction.update(invites().doc(id), { storagePath });
};
