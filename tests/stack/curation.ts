import { randomBytes } from 'node:crypto';
import type { Page, Serialised } from '@domain/contract.ts';
import type { CurationTicket, DemoForReview } from '@domain/curation/curation.ts';
import { toEngineerSearch } from '@domain/engineers/engineer-search.ts';
import { makeAccount, type Account, type AccountWish } from './account.ts';
import { firestore } from './admin.ts';
import { call, type Answer } from './call.ts';

type Ticket = Serialised<CurationTicket>;

export const makeEngineer = async (
  agencyIds: readonly string[],
  wish: Partial<AccountWish> = {},
  languageTags: readonly string[] = [],
): Promise<Account> => {
  const uid = `engineer-${randomBytes(5).toString('hex')}`;
  const name = wish.user?.displayName ?? `Engineer ${uid}`;
  const email = `${uid}@tests.example`;
  const now = new Date();
  const engineer = { name, lastName: 'Test', fullName: name, email, languageTags, agencyIds };
  await firestore()
    .doc(`engineers/${uid}`)
    .set({ ...engineer, ...toEngineerSearch(engineer), createdAt: now, updatedAt: now });

  return makeAccount({
    uid,
    held: { engineer: agencyIds },
    ...wish,
    user: { displayName: name, ...wish.user },
  });
};

export const changeTicket = (
  token: string,
  id: string | null,
  action: string,
  to?: string,
): Promise<Answer<Ticket>> =>
  call<Ticket>('PATCH', `/curation-ticket/${id}`, { token, body: { action, ...(to ? { to } : {}) } });

export const listTickets = (token: string, scope: string, cursor?: string): Promise<Answer<Page<Ticket>>> =>
  call<Page<Ticket>>('GET', `/curation-ticket?scope=${scope}${cursor ? `&cursor=${cursor}` : ''}`, {
    token,
  });

export const readDemoForReview = (token: string, id: string): Promise<Answer<Serialised<DemoForReview>>> =>
  call<Serialised<DemoForReview>>('GET', `/demo/curation/${id}`, { token });
