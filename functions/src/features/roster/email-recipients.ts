import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Api } from '@domain/api.ts';
import type { EndpointBody } from '@domain/contract.ts';
import type { SkipReason } from '@domain/roster/roster-email.api.ts';
import { EMAILS_A_DAY } from '@domain/roster/roster-email.schema.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { MailContent } from '../../outgoing/mail/mails.ts';
import { toInbox, readInboxWindows, type OpenWindow } from '../../auth/access/rate-limit.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { findProvenAccounts } from '../../work/identity/accounts.ts';
import { findMailsSince } from '../../work/collections/mail.ts';
import { readEntries } from '../../work/collections/roster.ts';
import { readTalents, readTalentsInOrder } from '../../work/collections/talents.ts';
import type { Work } from '../../work/unit/work.ts';

type Words = Pick<EndpointBody<Api['roster.email']>, 'subject' | 'message'>;

const DAY_MS = 24 * 60 * 60 * 1000;

export type Recipient = { readonly talentId: string; readonly name: string } & (
  | { readonly outcome: 'ready'; readonly talent: Talent; readonly mailId: string }
  | { readonly outcome: SkipReason }
);

/** The same text to the same talent on the same day is one email, regardless of sender and repeats. */
const getIds = (
  agencyId: string,
  { subject, message }: Words,
  now: number,
): ((talentId: string) => string[]) => {
  const words = createHash('sha256')
    .update(JSON.stringify([subject, message]))
    .digest('base64url');
  const days = [now, now - DAY_MS].map((moment) => new Date(moment).toISOString().slice(0, 10));
  return (talentId) => days.map((day) => `roster-email_${agencyId}_${talentId}_${day}_${words}`);
};

export const findVerifiedTalents = async (talentIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    await recordStep(async () => {
      const unknown = (await readTalentsInOrder(talentIds)).filter(({ emailVerified }) => !emailVerified);
      return [...(await findProvenAccounts(unknown.map(({ id }) => id)))];
    }),
  );

/** Limit per inbox and agency. In seconds. */
const A_DAY = { calls: EMAILS_A_DAY, seconds: DAY_MS / 1000 };

interface Recipients {
  readonly recipients: readonly Recipient[];
  /** Counts emails to ready recipients in the same transaction; a preview doesn't call it. */
  readonly count: () => void;
}

/** Returns which talents would receive an agency's email now. Talents sharing an inbox count as one. */
export const getRecipients = async (
  agencyId: string,
  talentIds: readonly string[],
  words: Words,
  proven: ReadonlySet<string>,
  work: Work,
): Promise<Recipients> => {
  const now = Date.now();
  const ids = getIds(agencyId, words, now);
  const talents = (await readTalents(talentIds, work)).filter(({ agencyIds }) =>
    agencyIds.includes(agencyId),
  );
  const entries = await readEntries(agencyId, talents, work);
  const since = Timestamp.fromMillis(now - DAY_MS);
  const mailed = await findMailsSince(talentIds.flatMap(ids), since, work);
  const listed = new Map(
    talents.flatMap((talent, index) => {
      const entry = entries[index];
      return entry ? [[talent.id, { talent, status: entry.status }] as const] : [];
    }),
  );
  const mails = talents.map(({ email }) => ({ agencyId, inbox: toInbox(email) }));
  const windows = await readInboxWindows(work, 'roster.email', mails, A_DAY);
  const getWindow = (talent: Talent) => windows.get(toInbox(talent.email));
  const sent = new Map<OpenWindow, number>();

  const recipients = talentIds.map((talentId): Recipient => {
    const found = listed.get(talentId);
    if (!found) return { talentId, name: '', outcome: 'notFound' };

    const { talent, status } = found;
    const who = { talentId, name: talent.fullName };
    if (status === 'blocked') return { ...who, outcome: 'blocked' };
    if (!talent.emailVerified && !proven.has(talentId)) return { ...who, outcome: 'unconfirmed' };

    const [mailId = '', dayBefore = ''] = ids(talentId);
    if (mailed.has(mailId) || mailed.has(dayBefore)) return { ...who, outcome: 'already' };

    const window = getWindow(talent);
    const before = (window && sent.get(window)) ?? 0;
    if (!window || before >= window.left) return { ...who, outcome: 'enough' };

    sent.set(window, before + 1);

    return { ...who, outcome: 'ready', talent, mailId };
  });

  const count = (): void => {
    for (const [window, emails] of sent) window.count(emails);
  };

  return { recipients, count };
};

export const toRosterEmail = (
  { email, name, communicationLanguage }: Talent,
  agencyId: string,
  { subject, message }: Words,
): MailContent<'roster-email'> => ({
  kind: 'roster-email',
  to: email,
  locale: communicationLanguage,
  agencyId,
  params: { name, subject, message },
});
