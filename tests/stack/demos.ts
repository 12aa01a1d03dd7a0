import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Serialised } from '@domain/contract.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import type { Demo, DemoView } from '@domain/demos/demos.ts';
import { bucket, firestore } from './admin.ts';
import { call, uploadForm, type Answer } from './call.ts';

export type StoredDemo = Serialised<DemoView>;

/** Ten seconds of speech. */
export const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

export const DEMO_FIELDS = {
  name: 'Warm read',
  category: 'WARM',
  language: 'eng',
  gender: 'FEM',
  voiceAge: 'ADU',
  tone: 'MED',
} as const;

/** An approved demo record; its file is a real one of the seed, so its addresses play. */
export const makeDemoRecord = (
  talentId: string,
  agencyIds: readonly string[],
  change: Partial<Omit<Demo, 'id'>> = {},
): Omit<Demo, 'id'> => {
  const file = 'demos/talent-01/demo-01-1.mp3';
  const now = Timestamp.now();

  return {
    talentId,
    agencyIds,
    name: 'Warm',
    durationMs: 4000,
    peaks: [0.1, 0.9],
    language: 'eng',
    gender: 'FEM',
    voiceAge: 'ADU',
    tone: 'MED',
    category: 'WARM',
    languageTag: null,
    accent: null,
    principalInCategory: true,
    syntheticVoiceConsent: false,
    comment: null,
    storagePath: file,
    approvedPath: file,
    fileSize: 12_000,
    quality: null,
    reviewStatus: 'approved',
    approved: true,
    reviewerComment: null,
    reviewerReasons: [],
    editedDuringCuration: false,
    engineer: null,
    reviewedAt: now,
    earlierReviews: [],
    curationTicketId: null,
    assignedTo: null,
    assignedAt: null,
    createdAt: now,
    updatedAt: now,
    ...change,
  };
};

export const makeDemoForm = (
  fields: Readonly<Record<string, string>> = DEMO_FIELDS,
  bytes: Uint8Array = take,
): FormData => {
  const form = uploadForm(bytes);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

interface Upload {
  readonly fields?: Readonly<Record<string, string>>;
  readonly bytes?: Uint8Array;
  readonly key?: string;
  readonly agency?: string;
  readonly at?: string;
}

export const uploadDemo = (
  token: string,
  talentId: string,
  { fields = {}, bytes = take, key = randomUUID(), agency, at }: Upload = {},
): Promise<Answer<StoredDemo>> =>
  call<StoredDemo>('POST', `/demo/${talentId}`, {
    token,
    ...(agency ? { agency } : {}),
    ...(at ? { at } : {}),
    body: makeDemoForm({ ...DEMO_FIELDS, ...fields }, bytes),
    headers: { 'Idempotency-Key': key },
  });

export const changeDemo = (
  token: string,
  { talentId, id }: Pick<Demo, 'talentId' | 'id'>,
  body: object,
): Promise<Answer<StoredDemo>> => call<StoredDemo>('PATCH', `/demo/${talentId}/${id}`, { token, body });

export const readStoredDemo = async (id: string): Promise<Demo | undefined> => {
  const snapshot = await firestore().doc(`demos/${id}`).get();
  return snapshot.exists ? ({ ...snapshot.data(), id } as Demo) : undefined;
};

export const readStoredTicket = async (id: string | null): Promise<CurationTicket | undefined> =>
  id === null ? undefined : ((await firestore().doc(`curationTickets/${id}`).get()).data() as CurationTicket);

export const getFile = async ({ id }: Pick<Demo, 'id'>): Promise<string> =>
  (await readStoredDemo(id))?.storagePath ?? '';

export const findFiles = async (talentId: string): Promise<readonly string[]> => {
  const [files] = await bucket().getFiles({ prefix: `demos/${talentId}/` });
  return files.map(({ name }) => name).sort();
};
