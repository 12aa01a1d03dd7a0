import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { AuditRecord } from '@domain/audit/audit.ts';
import type { Notice } from '@domain/notices/notices.ts';
import { REPORT_ROLES } from '@domain/sessions/report.ts';
import { PARTICIPANT_SIDES } from '@domain/sessions/session-limits.ts';
import { SCANNED_COLLECTIONS, type ScanPosition } from '@domain/privacy/privacy.ts';
import { eraseFields } from '../../../work/unit/audit.ts';
import type { RememberedCall } from '../../../platform/firestore/call-steps.ts';
import { db } from '../../../platform/firestore/db.ts';
import { getRecordPaths, separateEntry } from './audit-store.ts';
import { separate } from './mentions.ts';
import { toPersonKnownTo, type Person } from './person.ts';
import { getEveryPage, forgetParticipations, forgetSigner, removeFromLists, removeTags } from './store.ts';
import type { Step } from '../../../work/unit/operation.ts';

type Change = (document: QueryDocumentSnapshot, batch: WriteBatch) => void;

export interface ErasureRound {
  /** Position where the previous round ended. */
  readonly from: ScanPosition | undefined;
  /** No page starts after this moment; milliseconds. */
  readonly endsAt: number;
}

/** Erases values from the audit; author, action, record and time stay. */
const forgetInAudit = (person: Person, records: ReadonlySet<string>): Change => {
  return (entry, batch) => {
    const { rest, said } = separateEntry(entry, toPersonKnownTo(entry.get('agencyId'), person), records);
    if (said.length > 0) batch.update(entry.ref, eraseFields(rest as Pick<AuditRecord, 'before' | 'after'>));
  };
};

/** Removes a person's name from mails to others, including queued ones. */
const forgetInMails =
  (person: Person): Change =>
  (mail, batch) => {
    const { rest, said } = separate(
      { params: mail.get('params') as unknown, lastError: mail.get('lastError') as unknown },
      toPersonKnownTo(mail.get('agencyId'), person),
    );
    if (said.length > 0) batch.update(mail.ref, { ...(rest as object) });
  };

/** Other people's notices that name them or lead to their page. */
const forgetInNotices =
  (person: Person): Change =>
  (notice, batch) => {
    const { subject, path, agencyId } = notice.data() as Notice;
    const isNamed = separate(subject, toPersonKnownTo(agencyId, person)).said.length > 0;
    if (isNamed || path.includes(person.uid)) batch.delete(notice.ref);
  };

/** Stored replies, theirs and those that name them, are copies for a day, so they are deleted. */
const forgetInReplies =
  (person: Person): Change =>
  (remembered, batch) => {
    const { people = [], reply, steps } = remembered.data() as Partial<RememberedCall>;
    const isTheirs = people.includes(person.uid);
    if (isTheirs || separate([reply ?? '', steps ?? ''], person).said.length > 0)
      batch.delete(remembered.ref);
  };

/** Emails and stored replies of a person who keeps the account expire automatically and are needed until then. */
const getScannedCollections = ({ scope }: Person): readonly ScanPosition['collection'][] =>
  scope === 'talent' ? ['audit'] : SCANNED_COLLECTIONS;

/** Scans whole collections where any record may mention the person, because no query finds them. Returns its position when the round's time is over. */
const forgetInAll = async (
  person: Person,
  { from, endsAt }: ErasureRound,
): Promise<ScanPosition | undefined> => {
  const changes: Readonly<Record<ScanPosition['collection'], Change>> = {
    audit: forgetInAudit(person, await getRecordPaths(person)),
    mail: forgetInMails(person),
    notices: forgetInNotices(person),
    idempotency: forgetInReplies(person),
  };

  for (const collection of getScannedCollections(person).slice(
    from ? SCANNED_COLLECTIONS.indexOf(from.collection) : 0,
  )) {
    const after = from?.collection === collection ? from.after : undefined;
    for await (const documents of getEveryPage(collection, after)) {
      const batch = db().batch();
      for (const document of documents) changes[collection](document, batch);
      await batch.commit();
      const last = documents.at(-1);
      if (last && Date.now() >= endsAt) return { collection, after: last.id };
    }
  }

  return undefined;
};

/** Removes a person from records about others; signed reports stay. Returns its position when the round's time is over; undefined when done. */
export const forgetMentions = async (
  step: Step,
  person: Person,
  round: ErasureRound,
): Promise<ScanPosition | undefined> => {
  const rest = await forgetInAll(person, round);
  if (rest) return rest;

  for (const address of person.addresses) {
    for (const role of person.scope === 'talent' ? (['VOD'] as const) : REPORT_ROLES)
      await forgetSigner(role, address);
    await forgetParticipations(step, address, person.scope === 'talent' ? ['director'] : PARTICIPANT_SIDES);
  }

  await removeFromLists('castings', 'hideTalentFromPreviewList', person.uid);
  await removeTags(step, person.uid);

  return undefined;
};
