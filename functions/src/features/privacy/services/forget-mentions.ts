import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { db } from '../../../firestore/db.ts';
import { recordPathsOf, separateEntry } from '../audit-store.ts';
import { separate } from '../mentions.ts';
import type { Person } from '../person.ts';
import { pagesOf, removeFromLists } from '../store.ts';

type Change = (document: QueryDocumentSnapshot, batch: WriteBatch) => void;

/** Goes through a whole collection: where somebody may be mentioned in any record, no query finds them. */
const throughAll = async (collection: string, change: Change): Promise<void> => {
  for await (const documents of pagesOf(db().collection(collection))) {
    const batch = db().batch();
    for (const document of documents) change(document, batch);
    await batch.commit();
  }
};

/** Takes the values out of the audit; who did what to which record, and when, stays. */
const forgetInAudit = async (person: Person): Promise<void> => {
  const records = await recordPathsOf(person);
  await throughAll('audit', (entry, batch) => {
    const { rest, said } = separateEntry(entry, person, records);
    if (said.length > 0) batch.update(entry.ref, { ...(rest as object) });
  });
};

/** Mails to others that name somebody lose the name, also those that are yet to be sent. */
const forgetInMails = (person: Person): Promise<void> =>
  throughAll('mail', (mail, batch) => {
    const { rest, said } = separate(
      { params: mail.get('params') as unknown, lastError: mail.get('lastError') as unknown },
      person,
    );
    if (said.length > 0) batch.update(mail.ref, { ...(rest as object) });
  });

/** What is remembered of calls are copies, kept for a day: a repeat of that call is carried out anew. */
const forgetInReplies = (person: Person): Promise<void> =>
  throughAll('idempotency', (remembered, batch) => {
    const { reply, steps } = remembered.data();
    if (separate([reply, steps], person).said.length > 0) batch.delete(remembered.ref);
  });

/** Takes somebody out of every record about something else. Reports stay as signed; who may yet sign them does not. */
export const forgetMentions = async (person: Person): Promise<void> => {
  await forgetInAudit(person);
  await forgetInMails(person);
  await forgetInReplies(person);
  for (const address of person.addresses) {
    for (const role of ['ENGINEER', 'CLIENT', 'VOD']) {
      await removeFromLists('reportInvites', `signers.${role}`, address);
    }
  }
  await removeFromLists('castings', 'hideTalentFromPreviewList', person.uid);
};
