import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { AccountRole } from '@domain/access/roles.ts';
import type { Serialised } from '@domain/contract.ts';
import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import { toPublicDemo } from '@domain/demos/public-demo.ts';
import type { Project, Character } from '@domain/projects/projects.ts';
import { withRetry } from '../../functions/src/platform/storage/with-retry.ts';
import { makeAccount } from './account.ts';
import { bucket, firestore, storeFile } from './admin.ts';
import { call } from './call.ts';
import { makeDemoRecord } from './demos.ts';
import { setTalent, makeTalentRecord } from './talent.ts';

/** A test file's own agency, with people, talents and approved demos: files don't disturb each other. */
export interface Tenant {
  readonly key: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly clientToken: string;
  readonly teamToken: string;
  readonly talentToken: string;
  readonly talents: readonly { readonly id: string; readonly email: string; readonly demoId: string }[];
}

/** Everyone lives by another clock than their agency, which is in Madrid. */
const ZONES: Readonly<Partial<Record<AccountRole, string>>> = {
  client: 'Europe/London',
  talent: 'Pacific/Auckland',
  agencyTeam: 'America/Mexico_City',
};

const makeMember = (key: string, role: AccountRole, agencyId: string, companyId: string | null) =>
  makeAccount({
    uid: `${role}-${key}`,
    email: `${role}.${key}@tests.example`.toLowerCase(),
    held: { [role]: [agencyId] },
    user: { displayName: role, companyId, ...(ZONES[role] ? { timeZone: ZONES[role] } : {}) },
  });

const SEEDED = 'demos/talent-01/demo-01-1.mp3';
let seeded: Promise<Buffer> | undefined;

/** Stores a demo's own audio, so that its address plays and it can be deleted with its talent. */
const storeSound = async (path: string): Promise<void> => {
  seeded ??= bucket()
    .file(SEEDED)
    .download()
    .then(([bytes]) => bytes);
  const sound = await seeded;
  // The emulator may close a connection just as it is reused.
  await withRetry(() => storeFile(path, sound, 'audio/mpeg'));
};

const makeTalent = async (key: string, agencyId: string, number: number) => {
  const id = `talent-${key}-${number}`;
  const email = `${id}@talents.example`.toLowerCase();
  const demoId = `demo-${key}-${number}`;
  const gender = number % 2 ? 'FEM' : 'MAL';
  const agencyIds = [agencyId];
  const batch = firestore().batch();

  const record = makeTalentRecord(agencyIds, {
    name: `Name${number}`,
    lastName: 'Secret',
    publicName: `Talent ${number}.`,
    email,
    gender,
  });
  setTalent(batch, id, record, [{ reviewStatus: 'approved' }]);

  const storagePath = `demos/${id}/${demoId}.mp3`;
  const demo = makeDemoRecord(id, agencyIds, { gender, storagePath, approvedPath: storagePath });
  const approvedAt = Timestamp.fromMillis(Date.now() - number * 1000);
  const { id: _id, ...copy } = toPublicDemo({ ...demo, id: demoId }, record, approvedAt, [demo.language]);
  batch.set(firestore().collection('demos').doc(demoId), demo);
  batch.set(firestore().collection('demoCache').doc(demoId), copy);
  await Promise.all([batch.commit(), storeSound(storagePath)]);

  return { id, email, demoId };
};

/** A complete agency record: the API trusts stored records. */
export const makeAgencyRecord = (id: string) => ({
  slug: id,
  publicName: id,
  logoUrl: null,
  isotypeLogoUrl: null,
  accent: null,
  contactEmail: 'agency@tests.example',
});

/** The public name, which doesn't reveal ids. */
export const AGENCY_NAME = 'Test agency';

export const makeTenant = async (talentCount = 3): Promise<Tenant> => {
  const key = randomBytes(4).toString('hex');
  const agencyId = `agency-${key}`;
  const companyId = `company-${key}`;
  await firestore()
    .collection('agencies')
    .doc(agencyId)
    .set({ ...makeAgencyRecord(agencyId), publicName: AGENCY_NAME });

  await firestore()
    .collection('companies')
    .doc(companyId)
    .set({ name: 'Test company', companyType: 'BRAND', agencyIds: [agencyId] });

  const [client, team, talent] = await Promise.all([
    makeMember(key, 'client', agencyId, companyId),
    makeMember(key, 'agencyTeam', agencyId, null),
    makeMember(key, 'talent', agencyId, null),
  ]);
  const talents = await Promise.all(
    Array.from({ length: talentCount }, (_, index) => makeTalent(key, agencyId, index + 1)),
  );

  return {
    key,
    agencyId,
    companyId,
    clientToken: client.token,
    teamToken: team.token,
    talentToken: talent.token,
    talents,
  };
};

export interface Cast {
  readonly project: Serialised<Project>;
  readonly voice: Serialised<Character>;
  readonly castingId: string;
  readonly casting: Serialised<Casting>;
  readonly shortlisted: readonly Serialised<CastingDemo>[];
}

/** A project with one character, one English casting and `listed` voices, made through the API. */
export const makeCast = async (tenant: Tenant, shortlisted = tenant.talents.length): Promise<Cast> => {
  const token = tenant.clientToken;
  const { collection: project } = await call<Serialised<Project>>('POST', '/project', {
    token,
    body: { name: 'Production', brand: 'Brand', campaignName: 'Campaign' },
  });
  const { collection: voice } = await addCharacter(project.id, token, 'Narrator');
  const { collection: casting } = await call<Serialised<Casting>>('POST', `/casting/${project.id}`, {
    token,
    body: { language: 'eng' },
  });
  const demos: Serialised<CastingDemo>[] = [];
  for (const { demoId } of tenant.talents.slice(0, shortlisted)) {
    const body = { castingId: casting.id, voiceId: voice.id, demoId };
    demos.push(
      (await call<Serialised<CastingDemo>>('POST', `/casting-demo/${project.id}`, { token, body }))
        .collection,
    );
  }

  return { project, voice, castingId: casting.id, casting, shortlisted: demos };
};

/** A deadline in some days, as the dialog sends it. */
export const makeDeadline = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

export const addCharacter = (projectId: string, token: string, name: string) =>
  call<Serialised<Character>>('POST', '/voice', { token, body: { projectId, name } });
