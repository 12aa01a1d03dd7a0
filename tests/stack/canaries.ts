import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { getTokenClaims } from '@domain/access/claims.ts';
import type { CollectionName } from '@domain/access/matrix.ts';
import { uniteRoles } from '@domain/access/roles.ts';
import {
  PERSONAL_RECORDS,
  RETAINED_RECORDS,
} from '../../functions/src/features/privacy/erasure/personal-records.ts';
import { EXPORTED_FIELDS } from '../../functions/src/features/privacy/erasure/exported-fields.ts';
import { withRetry } from '../../functions/src/platform/storage/with-retry.ts';
import { getDescribedFields } from '../rules/data-model.ts';
import { auth, bucket, firestore, getIdToken } from './admin.ts';

/** A person whose every value contains a unique word. */
export interface Canary {
  readonly uid: string;
  readonly email: string;
  readonly word: string;
  readonly token: string;
  /** Texts in their records that an export contains, and those that it leaves out. */
  readonly exported: readonly string[];
  readonly withheld: readonly string[];
  readonly kept: readonly string[];
  /** Records about others with their content, which must not change. */
  readonly others: ReadonlyMap<string, object>;
}

const AGENCIES = ['agency-one', 'agency-two'];
const IDS = ['talentId', 'userId', 'clientId', 'talent'];

/** Fields that the API reads during erasure, so they need valid values. */
const SOUND: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  users: {
    held: { talent: AGENCIES },
    roles: ['talent'],
    agencyIds: AGENCIES,
    accountValidationStatus: 'ACCEPTED',
    emailVerified: true,
    accessVersion: 0,
    claimsVersion: 0,
    sessionsFrom: 0,
    disabled: false,
    needsSecondFactor: false,
    companyId: null,
    showRates: [],
    locale: 'es',
    timeZone: 'Atlantic/Canary',
    passwordVersion: 0,
    emailVersion: 0,
    formerEmails: [],
    signIns: {},
  },
  memberships: {
    role: 'talent',
    accountValidationStatus: 'ACCEPTED',
    engagement: 'active',
    blocked: false,
    decidedBy: null,
    decidedAt: null,
    announce: false,
    asksSecondFactor: false,
  },
  castingDemos: { castingId: 'casting-that-is-gone', voiceId: 'voice-that-is-gone', isWithdrawn: false },
  auditionEntries: { projectId: 'project-that-is-gone' },
  demos: { curationTicketId: null },
  enquiries: { state: 'closed', locale: 'es', steps: [], createdAt: Timestamp.fromMillis(0) },
  mail: { state: 'sent', attempts: 1, nextAttemptAt: Timestamp.fromMillis(0) },
};

export const plantCanary = async (): Promise<Canary> => {
  const key = randomBytes(5).toString('hex');
  const [uid, word] = [`forgotten-${key}`, `qz${key}zq`];
  const email = `${word}@tests.example`;
  const [exported, withheld]: [string[], string[]] = [[email], []];

  const text = (place: string, list = withheld): string => {
    const value = `${word} ${place}`;
    list.push(value);
    return value;
  };

  await auth().createUser({
    uid,
    email,
    displayName: text('account', exported),
    password: 'casting-demo-1',
    emailVerified: true,
  });

  const agenciesByRole = { talent: AGENCIES };
  const claims = {
    user_id: uid,
    held: agenciesByRole,
    ...uniteRoles(agenciesByRole),
    emailVerified: true,
    accessVersion: 0,
  };
  await auth().setCustomUserClaims(uid, { ...getTokenClaims(claims) });

  const batch = firestore().batch();
  const set = (path: string, fields: object): unknown => batch.set(firestore().doc(path), fields);

  const getFields = (collection: string, place: string): object =>
    Object.fromEntries(
      (getDescribedFields().get(collection) ?? []).map((field) => {
        const sound = SOUND[collection]?.[field];
        if (sound !== undefined) return [field, sound];
        if (field === 'agencyIds') return [field, AGENCIES];
        if (field === 'agencyId') return [field, 'agency-two'];
        if (field === 'companyId') return [field, 'company-of-canaries'];
        if (IDS.includes(field)) return [field, uid];
        if (['email', 'to', 'inbox'].includes(field)) return [field, email];
        if (field === 'storagePath') return [field, `tests/${word}/${collection}.mp3`];

        const isExported = EXPORTED_FIELDS[collection as CollectionName]?.exported.includes(field) ?? false;
        // An id has no slash.
        const named = field.endsWith('Id') ? `${place}.${field}`.replace('/', '-') : `${place}.${field}`;

        return [field, text(named, isExported ? exported : withheld)];
      }),
    );

  const kinds = PERSONAL_RECORDS.map((kind) => ({
    ...kind,
    place: `${kind.collection}/${kind.by}`,
  }));
  for (const { collection, by, companion, place } of kinds) {
    const id = by === 'id' ? uid : `of-${key}-${by}`;
    const fields = getFields(collection, place);
    // Records found by address have no uid.
    if (by === 'email') Object.assign(fields, { talentId: null });
    set(`${collection}/${id}`, fields);
    if (companion) set(`${companion}/${id}`, { agencyIds: AGENCIES, comment: text(companion) });
  }

  const waiting = {
    kind: 'account-decision',
    to: email,
    locale: 'en',
    agencyId: null,
    attempts: 3,
    lastError: null,
  };

  const later = Timestamp.fromMillis(Date.now() + 3_600_000);
  for (const state of ['queued', 'failed']) {
    set(`mail/${state}-${key}`, { ...waiting, state, nextAttemptAt: later, params: { name: text(state) } });
  }

  const name = `${word} talents/id.fullName`;
  const phone = `${word} talents/id.phone`;
  const moment = Timestamp.now();

  const plantAudit = (id: string, fields: object): unknown =>
    set(`audit/${id}-${key}`, {
      agencyId: 'agency-two',
      by: 'staff',
      as: null,
      action: 'projects.update',
      at: moment,
      before: null,
      ...fields,
    });

  plantAudit('about', { subject: `talents/${uid}`, after: { note: text('audit about') } });
  plantAudit('demo', { subject: `demos/of-${key}-talentId`, after: { name: text('audit of a demo') } });
  plantAudit('by', { subject: 'projects/p', by: uid, after: { note: text('audit by them') } });
  plantAudit('as', { subject: 'projects/p', as: uid, after: { note: text('audit as them') } });

  plantAudit('nested', {
    subject: 'projects/p',
    before: { all: [{ talentId: uid, note: text('audit nested') }] },
    after: null,
  });

  plantAudit('named', {
    subject: 'projects/p',
    after: { note: `Call ${name.toUpperCase()}`, phone, address: email },
  });

  set(`idempotency/of-${key}`, { state: 'done', reply: JSON.stringify({ collection: { email } }) });

  const toOther = { to: 'other@tests.example', state: 'sent', agencyId: 'agency-two' };
  set(`mail/other-${key}`, { ...toOther, params: { talentName: name } });

  set(`reportInvites/of-${key}`, {
    agencyId: 'agency-two',
    signers: {
      CLIENT: { name, email, locale: 'en', version: 1 },
      VOD: { name: 'Other', email: 'other@tests.example', locale: 'en', version: 1 },
    },
  });

  const side = { side: 'client', locale: 'en' };
  const stays = { name: 'Other', email: 'other@tests.example', ...side };
  const owner = { agencyId: 'agency-two', companyId: 'company', projectId: 'project' };
  set(`sessionContacts/with-${key}`, {
    ...owner,
    participants: [{ name, email, ...side }, stays],
    emails: [email, stays.email],
  });

  set(`recordingSessions/with-${key}`, {
    ...owner,
    participants: [
      { name, side: 'client' },
      { name: 'Other', side: 'client' },
    ],
    revision: 4,
  });

  set(`castings/of-${key}`, {
    agencyId: 'agency-two',
    hideTalentFromPreviewList: [uid, 'other'],
    talentVoiceTag: {
      voice: [
        { talentId: uid, tag: `For ${name}` },
        { talentId: 'other', tag: 'Stays' },
      ],
    },
    taggedTalents: [uid, 'other'],
  });

  const retained = Object.keys(RETAINED_RECORDS).filter((collection) => collection !== 'deletionRequests');
  for (const collection of retained)
    set(`${collection}/of-${key}`, { agencyId: 'agency-two', talentId: uid, note: `For ${name}` });

  const untouched = new Map<string, object>([
    [`demos/other-${key}`, { talentId: `other-${key}`, agencyIds: AGENCIES, name: 'Untouched' }],
    [`audit/other-${key}`, { subject: 'projects/p', by: 'staff', before: null, after: { name: 'Vera' } }],
    [`mail/untouched-${key}`, { ...toOther, params: { talentName: 'Vera' } }],
  ]);
  for (const [path, fields] of untouched) set(path, fields);
  await batch.commit();

  const files = [
    'tests/WORD/demos.mp3',
    'tests/WORD/auditionInvites.mp3',
    'demos/UID/WORD.mp3',
    'auditions/c_v_UID/WORD.mp3',
  ];
  for (const file of files) {
    const path = file.replace('UID', uid).replace('WORD', word);
    await withRetry(() => bucket().file(path).save(`audio of ${word}`));
  }

  return {
    uid,
    email,
    word,
    token: await getIdToken(email),
    exported,
    withheld,
    kept: retained.map((collection) => `${collection}/of-${key}`).sort(),
    others: untouched,
  };
};
