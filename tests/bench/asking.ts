import { setTimeout as sleep } from 'node:timers/promises';
import type { Audition } from '@domain/auditions/auditions.ts';
import { CASTING_DEMOS_MAX } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import type { Character } from '@domain/projects/projects.ts';
import { firestore, INBOX } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import type { ReceivedMail } from '../stack/inbox.ts';
import { makeDeadline, makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

export interface UploadRequest {
  readonly entryId: string;
  readonly email: string;
}

/** Time-out for an email, in milliseconds. */
const GIVE_UP_MS = 15 * 60 * 1000;

const succeed = async <Reply>(method: string, path: string, token: string, body: object): Promise<Reply> => {
  const answer = await call<Reply>(method, path, { token, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.error.code}`);
  return answer.collection;
};

/** Lists all of an agency's talents, on as few characters as the limit per list allows. */
const shortlistTalents = async (
  tenant: Tenant,
): Promise<{ castingId: string; voiceIds: readonly string[] }> => {
  const token = tenant.clientToken;
  const { project, voice, castingId } = await makeCast(tenant, 0);
  const voiceIds: string[] = [];
  for (let from = 0; from < tenant.talents.length; from += CASTING_DEMOS_MAX) {
    const name = `Character ${voiceIds.length + 1}`;
    const body = { projectId: project.id, name };
    const { id } = from === 0 ? voice : await succeed<Serialised<Character>>('POST', '/voice', token, body);
    const castingDemos = tenant.talents
      .slice(from, from + CASTING_DEMOS_MAX)
      .map(({ demoId }) => ({ castingId, voiceId: id, demoId }));
    await succeed('PATCH', `/casting-demo/project/${project.id}`, token, { castingDemos });
    voiceIds.push(id);
  }

  return { castingId, voiceIds };
};

const listAddresses = async ({ key }: Tenant): Promise<readonly string[]> => {
  const mails = (await (await fetch(`${INBOX}/mails`)).json()) as readonly ReceivedMail[];
  return mails.flatMap(({ to }) => to).filter((address) => address.includes(key));
};

/** Measures one audition request to many talents, in milliseconds, and the emails received. */
export const benchAsking = async (
  talents: number,
  duplicatesMs: number,
): Promise<{
  answered: number;
  emails: number;
  twice: number;
  asked: readonly UploadRequest[];
}> => {
  const tenant = await makeTenant(talents);
  const { castingId, voiceIds } = await shortlistTalents(tenant);
  const terms = { style: 'NATURAL', script: 'Once upon a time.', brief: '', deadline: makeDeadline(7) };
  const startedAt = performance.now();
  const requests = await succeed<readonly Serialised<Audition>[]>(
    'POST',
    `/audition/${castingId}`,
    tenant.clientToken,
    { ...terms, voiceIds },
  );
  const answered = performance.now() - startedAt;
  const read = requests.reduce((sum, request) => sum + request.talents, 0);
  if (read !== talents) throw new Error(`${read} talents were asked, not ${talents}`);

  let reached = await listAddresses(tenant);
  while (new Set(reached).size < talents && performance.now() - startedAt < GIVE_UP_MS) {
    await sleep(250);
    reached = await listAddresses(tenant);
  }

  // Duplicates arrive a little later.
  await sleep(duplicatesMs);
  reached = await listAddresses(tenant);

  const entries = await firestore()
    .collection('auditionEntries')
    .where('castingId', '==', castingId)
    .select('talentId')
    .get();
  const emailOf = new Map(tenant.talents.map(({ id, email }) => [id, email]));
  const uploads = entries.docs.map((entry) => ({
    entryId: entry.id,
    email: emailOf.get(String(entry.get('talentId'))) ?? '',
  }));
  const emails = new Set(reached).size;

  return { answered, emails, twice: reached.length - emails, asked: uploads };
};
