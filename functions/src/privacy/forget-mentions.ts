import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { AuditRecord } from '@domain/audit/audit.ts';
import { REPORT_ROLES } from '@domain/sessions/report.ts';
import { PARTICIPANT_SIDES } from '@domain/sessions/sessions.ts';
import { SCANNED, type Scanned } from '@domain/privacy/privacy.ts';
import { erasedIn } from '../firestore/audit.ts';
import type { RememberedCall } from '../firestore/call-steps.ts';
import { db } from '../firestore/db.ts';
import { recordPathsOf, separateEntry } from './audit-store.ts';
import { separate } from './mentions.ts';
import { asKnownTo, type Person } from './person.ts';
import { everyPageOf, forgetParticipations, forgetSigner, removeFromLists, removeTags } from './store.ts';

type Change = (document: QueryDocumentSnapshot, batch: WriteBatch) => void;

/** One go at an erasure. */
export interface Round {
  /** Where the one before ended. */
  readonly from: Scanned | undefined;
  /** When no further page is begun; milliseconds. */
  readonly endsAt: number;
}

/** Takes the values out of the audit; who did what to which record, and when, stays. */
const forgetInAudit = (person: Person, records: ReadonlySet<string>): Change => {
  return (entry, batch) => {
    const { rest, said } = separateEntry(entry, asKnownTo(entry.get('agencyId'), person), records);
    if (said.length > 0) batch.update(entry.ref, erasedIn(rest as Pick<AuditRecord, 'before' | 'after'>));
  };
};

/** Mails to others that name somebody lose the name, also those that are yet to be sent. */
const forgetInMails =
  (person: Person): Change =>
  (mail, batch) => {
    const { rest, said } = separate(
      { params: mail.get('params') as unknown, lastError: mail.get('lastError') as unknown },
      asKnownTo(mail.get('agencyId'), person),
    );
    if (said.length > 0) batch.update(mail.ref, { ...(rest as object) });
  };

/** What is remembered of calls, theirs and those that name them, is a copy for a day: a repeat is carried out anew. */
const forgetInReplies =
  (person: Person): Change =>
  (remembered, batch) => {
    const { people = [], reply, steps } = remembered.data() as Partial<RememberedCall>;
    const isTheirs = people.includes(person.uid);
    if (isTheirs || separate([reply ?? '', steps ?? ''], person).said.length > 0)
      batch.delete(remembered.ref);
  };

/** Emails and remembered calls of somebody who stays are forgotten by themselves: theirs are needed until then. */
const scannedFor = ({ scope }: Person): readonly Scanned['collection'][] =>
  scope === 'talent' ? ['audit'] : SCANNED;

/**
 * Goes on through whole collections: where somebody may be mentioned in any record, no query finds them. Page by page,
 * until all is seen or the round is over, then answers how far it came.
 */
const forgetInAll = async (person: Person, { from, endsAt }: Round): Promise<Scanned | undefined> => {
  const changes: Readonly<Record<Scanned['collection'], Change>> = {
    audit: forgetInAudit(person, await recordPathsOf(person)),
    mail: forgetInMails(person),
    idempotency: forgetInReplies(person),
  };
  for (const collection of scannedFor(person).slice(from ? SCANNED.indexOf(from.collection) : 0)) {
    const after = from?.collection === collection ? from.after : undefined;
    for await (const documents of everyPageOf(collection, after)) {
      const batch = db().batch();
      for (const document of documents) changes[collection](document, batch);
      await batch.commit();
      const last = documents.at(-1);
      if (last && Date.now() >= endsAt) return { collection, after: last.id };
    }
  }
  return undefined;
};

/**
 * Takes somebody out of every record about something else. Reports stay as signed; who may yet sign them does not, nor who
 * takes part in a session.
 * Answers how far it came, where the round was too short; undefined: it is done.
 */
export const forgetMentions = async (person: Person, round: Round): Promise<Scanned | undefined> => {
  const rest = await forgetInAll(person, round);
  if (rest) return rest;
  for (const address of person.addresses) {
    for (const role of person.scope === 'talent' ? (['VOD'] as const) : REPORT_ROLES)
      await forgetSigner(role, address);
    await forgetParticipations(address, person.scope === 'talent' ? ['director'] : PARTICIPANT_SIDES);
  }
  await removeFromLists('castings', 'hideTalentFromPreviewList', person.uid);
  await removeTags(person.uid);
  return undefined;
};
