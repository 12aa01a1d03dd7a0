import { Timestamp } from 'firebase-admin/firestore';
import { toMembershipId } from '@domain/access/memberships.ts';
import type { AccountRole } from '@domain/access/roles.ts';
import { makeAccount, putAccess, type AccountWish } from '../../stack/account.ts';
import { bucket } from '../../stack/admin.ts';
import { makeTalentRecord } from '../../stack/talent.ts';
import { plantAddress, plantId, plantText, type Planted } from './canaries.ts';
import { plant, addPlanted } from './records.ts';

type AgenciesByRole = Readonly<Partial<Record<AccountRole, readonly string[]>>>;

export interface PersonWish extends Omit<AccountWish, 'uid' | 'email' | 'held' | 'user'> {
  readonly held: AgenciesByRole;
  readonly companyId?: string;
  readonly showRates?: readonly string[];
  readonly isKeptOutSoon?: boolean;
}

export interface CrawlPerson {
  readonly uid: string;
  readonly email: string;
  readonly held: AgenciesByRole;
  /** Absent if they never sign in. */
  readonly token: string | undefined;
}

const files: Promise<unknown>[] = [];
export const plantFile = (record: Planted): string => {
  const path = `crawl/${plantText(record, 'storagePath')}.mp3`;
  files.push(bucket().file(path).save(plantText(record, 'file')));
  return path;
};
export const waitForFiles = (): Promise<unknown> => Promise.all(files);

const TRAITS = { language: 'eng', gender: 'FEM', voiceAge: 'ADU', tone: 'MED', category: 'WARM' } as const;

/** A talent with public copy, related records and one approved demo. */
const plantTalent = (uid: string, agencyIds: readonly string[], isKeptOutSoon: boolean): void => {
  const owner = { agencyIds, talentId: uid };
  // A blocked or rejected talent leaves both public copies, so the agency's people no longer find them.
  const shown = { ...owner, agencyIds: isKeptOutSoon ? [] : agencyIds };
  plant('talents', uid, owner, (record) => {
    const name = plantText(record, 'name');

    const whole = makeTalentRecord(agencyIds, {
      name,
      fullName: plantText(record, 'fullName'),
      lastName: plantText(record, 'lastName'),
      publicName: plantText(record, 'publicName'),
      email: plantAddress(record, 'email'),
      phone: plantText(record, 'phone'),
      cityOfResidence: plantText(record, 'cityOfResidence'),
      otherMicrophone: plantText(record, 'otherMicrophone'),
      sourceConnectUser: plantText(record, 'sourceConnectUser'),
    });

    return { ...whole };
  });

  plant('talentCache', uid, shown, () => ({ agencyIds, languages: ['eng'], gender: 'FEM' }));

  const demoId = toDemoId(uid);
  plant('demos', demoId, { ...owner, assignedTo: null }, (record) => {
    const path = plantFile(record);
    return { ...TRAITS, storagePath: path, approvedPath: path, reviewStatus: 'approved', approved: true };
  });

  plant('demoCache', demoId, shown, () => ({ ...TRAITS, agencyIds, approvedAt: Timestamp.now() }));

  for (const agencyId of agencyIds) {
    for (const collection of ['talentRateCards', 'talentScores', 'talentDossiers', 'talentTerms'])
      plant(collection, `${agencyId}_${uid}`, { agencyId, talentId: uid });
    plant('roster', `${agencyId}!${uid}!${uid}`, { agencyId, talentId: uid });
    plant('rosterViews', `view-${agencyId}-${uid}`, { agencyId });
    plant('selfServiceInvites', toInviteId(agencyId, uid), { agencyId, talentId: uid }, () => ({
      status: 'sent',
      language: 'eng',
    }));
    plant('inviteTags', toInviteId(agencyId, uid), { agencyId, talentId: uid });
  }

  for (const agencyId of agencyIds)
    plant('rehearsals', `${agencyId}_${uid}`, { agencyId, talentId: uid }, () => ({
      at: Timestamp.now(),
      latencyMs: 12,
      sampleRateHz: 48_000,
    }));

  for (const agencyId of agencyIds)
    plant('testedVoices', `${agencyId}_${demoId}`, { ...shown, agencyId }, () => ({
      demoId,
      ...TRAITS,
      approvedAt: Timestamp.now(),
    }));

  for (const collection of ['talentRates', 'billingInformation', 'connectionSessions'])
    plant(collection, uid, owner, () => ({ talent: uid }));
  plant('paymentDetails', uid, owner, (record) => ({
    iban: plantText(record, 'iban'),
    withholding: { validThrough: null },
    ibanSince: null,
    usableFrom: null,
  }));
  plant('agencyChanges', uid, { userId: uid });
  plant('deletionRequests', uid, owner, () => ({ state: 'requested', erasedAt: null }));
  plant('vacations', `vacation-${uid}`, owner);
  plant('demoDossiers', demoId, owner, () => ({ demoId, status: 'pending' }));
};

export const toDemoId = (uid: string): string => `demo-${uid}`;
export const toInviteId = (agencyId: string, uid: string): string => `invite-${agencyId}-${uid}`;

const plantEngineer = (uid: string, agencyIds: readonly string[]): void => {
  plant('engineers', uid, { agencyIds, engineerId: uid }, () => ({ languageTags: ['eng'] }));
};

const plantClient = (uid: string, agencyIds: readonly string[], companyId: string): void => {
  plant('clients', uid, { agencyIds, companyId }, () => ({ roleInCompany: 'PRODUCER' }));
  for (const agencyId of agencyIds)
    for (const collection of ['clientNotes', 'clientTerms'])
      plant(collection, `${agencyId}_${uid}`, { agencyId }, () => ({ clientId: uid }));
};

const everybody: CrawlPerson[] = [];
export const getPeople = (): readonly CrawlPerson[] => everybody;

/** A person with every related record, in the agencies of their roles. */
export const makePerson = async (tag: string, wish: PersonWish): Promise<CrawlPerson> => {
  const { held, companyId, showRates = [], isKeptOutSoon = false, ...account } = wish;
  const agencyIds = [...new Set(Object.values(held).flat())];
  const uid = plantId('person', { agencyIds, ...(companyId ? { companyId } : {}) }, tag);
  const user: Planted = { collection: 'users', id: uid, userId: uid, agencyIds };
  const [email, displayName] = [plantAddress(user, 'email'), plantText(user, 'displayName')];

  const whole = {
    ...account,
    uid,
    email,
    held,
    user: { displayName, companyId: companyId ?? null, showRates },
  };
  addPlanted(user);

  const made = wish.hasIdentity === false ? undefined : await makeAccount(whole);
  if (!made) await putAccess(whole);

  for (const [role, agencies] of Object.entries(held)) {
    for (const agencyId of agencies) {
      plant(
        'memberships',
        toMembershipId(agencyId, uid, role as AccountRole),
        { agencyId, userId: uid },
        () => ({
          role,
          accountValidationStatus: wish.status,
          engagement: role === 'engineer' ? (wish.standing?.engagement ?? 'active') : undefined,
          blocked: wish.standing?.blocked ?? false,
        }),
      );
    }
  }

  plant('viewHistory', `view-${uid}`, { userId: uid }, (record) => ({
    state: JSON.stringify({ note: plantText(record, 'state') }),
  }));
  for (const agencyId of agencyIds)
    plant('notices', `notice-${agencyId}-${uid}`, { agencyId, userId: uid }, () => ({
      kind: 'orders',
      at: Timestamp.now(),
      readAt: null,
    }));
  plant('pushDevices', `device-of-${uid}`, { userId: uid }, () => ({ createdAt: Timestamp.now() }));
  plant('consents', `consent-${uid}`, { userId: uid }, () => ({ agencyId: agencyIds[0] ?? null }));
  if (held.talent) plantTalent(uid, held.talent, isKeptOutSoon);
  if (held.engineer) plantEngineer(uid, held.engineer);
  if (held.client && companyId) plantClient(uid, held.client, companyId);

  const someone: CrawlPerson = { uid, email, held, token: made?.token };
  everybody.push(someone);

  return someone;
};
