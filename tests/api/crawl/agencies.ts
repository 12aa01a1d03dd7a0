import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { makeRateTableTerms } from '../../stack/pricing.ts';
import { plantId } from './canaries.ts';
import { makePerson, plantFile, type PersonWish, type CrawlPerson } from './people.ts';
import { plantProject, type PlantedProject } from './planted-project.ts';
import { plant } from './records.ts';

/** An agency on the shared platform, with people and a record of every kind. */
export interface PlantedAgency {
  readonly tag: string;
  readonly id: string;
  readonly companyId: string;
  readonly admin: CrawlPerson;
  /** Works for the first company. */
  readonly client: CrawlPerson;
  /** Address unverified, so links are mailed. */
  readonly talent: CrawlPerson;
  readonly engineer: CrawlPerson;
  readonly project: PlantedProject;
  readonly engineerInvite: string;
}

const getSoon = (): Timestamp => Timestamp.fromMillis(Date.now() + 60 * 60 * 1000);

const plantPlatform = (agencyId: string, tag: string): string => {
  const owner = { agencyId };
  plant('mail', `mail-${agencyId}`, owner, () => ({ kind: 'verify-email', state: 'sent' }));
  plant('stuckMail', `stuck-${agencyId}`, owner, () => ({ state: 'queued' }));

  plant('audit', `audit-${agencyId}`, owner, () => ({
    by: 'platform:crawl',
    seq: null,
    seal: undefined,
    expiresAt: getSoon(),
  }));

  plant('auditChains', `agency:${agencyId}`, owner, () => ({
    firstExpiresAt: getSoon(),
    lastExpiresAt: getSoon(),
  }));

  plant('idempotency', `key-${agencyId}`, {});
  plant('rehearsalSummaries', agencyId, owner);
  plant('agencies', agencyId, { ...owner, agencyIds: [agencyId] });
  plant('agencyContracts', agencyId, { ...owner, agencyIds: [agencyId] });
  plant('agencySlugs', `slug-${agencyId}`, owner);

  plant('agencyLogos', `logo-${agencyId}`, owner, (record) => ({
    format: 'png',
    storagePath: plantFile(record),
  }));

  // Totals only: lines repeat the talent's fee, whose canary is on the card that a client may see.
  plant('rateTables', `${agencyId}_1`, owner, () => ({
    ...makeRateTableTerms({ validFrom: '2020-01-01', clientSees: 'total' }),
    version: 1,
  }));

  plant('agencyOptions', agencyId, owner, () => ({
    media: [],
    durations: [],
    territoryCovers: [],
    version: 1,
  }));

  const invite = plantId('invitation', { agencyIds: [agencyId] }, tag);
  plant('teamInvites', `team-${agencyId}`, owner, () => ({
    roles: ['agencyTeam'],
    version: 0,
    formerUid: null,
    expiresAt: null,
    changedAt: Timestamp.now(),
  }));

  plant('apiKeys', createHash('sha256').update(`key of ${agencyId}`).digest('hex'), owner, () => ({
    areas: ['talents'],
    right: 'read',
    lastDay: null,
    createdAt: Timestamp.now(),
    lastUsedAt: null,
    revokedAt: null,
    expiresAt: null,
  }));

  const webhookId = `hook-of-${agencyId}`;
  plant('webhooks', webhookId, owner, () => ({
    // A documentation address: connections fail immediately.
    url: 'https://192.0.2.1/hook',
    events: ['order.changed'],
    isOn: true,
    createdAt: Timestamp.now(),
  }));

  // An event the webhook isn't subscribed to: a delivery would name its subject.
  plant('webhookEvents', `event-of-${agencyId}`, owner, () => ({
    event: 'report.sealed',
    data: {},
    talentId: null,
    at: Timestamp.now(),
    expiresAt: Timestamp.fromMillis(Date.now() + 24 * 60 * 60 * 1000),
  }));

  plant('webhookDeliveries', `event-of-${agencyId}_${webhookId}`, owner, () => ({
    webhookId,
    event: 'order.changed',
    talentId: null,
    state: 'delivered',
    attempts: 1,
    nextAttemptAt: Timestamp.now(),
    triedUntil: Timestamp.now(),
    status: 204,
    fault: null,
    createdAt: Timestamp.now(),
    deliveredAt: Timestamp.now(),
    expiresAt: Timestamp.fromMillis(Date.now() + 24 * 60 * 60 * 1000),
  }));

  plant('engineerInvites', invite, owner, () => ({ usedBy: null }));
  plant('auditionWeeks', `week-of-${agencyId}`, owner, () => ({ parts: {} }));
  plant('companyCounts', `counts-of-${agencyId}`, owner, () => ({ counts: {} }));
  plant('revenueMonths', `month-of-${agencyId}`, owner, () => ({ currencies: {} }));

  plant('companyMerges', `merged-of-${agencyId}`, owner, () => ({
    intoId: `none-of-${agencyId}`,
    state: 'done',
    moved: 0,
    startedBy: 'former-member',
    startedAt: Timestamp.now(),
    dueAt: null,
  }));

  // A kind that only admins see; its subject would be a link.
  plant('invitations', `listed-${agencyId}`, owner, () => ({
    kind: 'engineer',
    source: `engineerInvites/none-of-${agencyId}`,
    roles: [],
    state: 'withdrawn',
    sentBy: 'former-member',
    sentAt: Timestamp.now(),
    lastSentAt: Timestamp.now(),
    expiresAt: null,
  }));

  return invite;
};

const plantTickets = (agencyIds: readonly string[], engineer: CrawlPerson, talentId: string): void => {
  const [first = ''] = agencyIds;

  const plantTicket = (name: string, assignedTo: string | null): void =>
    void plant('curationTickets', `${name}-${first}`, { agencyIds, assignedTo }, () => ({
      language: 'eng',
      status: 'open',
    }));

  plantTicket('available', null);
  plantTicket('taken', engineer.uid);

  plant('demos', `waiting-${first}`, { agencyIds, talentId, assignedTo: engineer.uid }, (record) => ({
    language: 'eng',
    reviewStatus: 'pending',
    storagePath: plantFile(record),
  }));

  plant('engineerAssignments', `${engineer.uid}_${talentId}`, { agencyIds, talentId }, () => ({
    engineerId: engineer.uid,
  }));
};

export const plantCompany = (agencyIds: readonly string[], tag: string): string => {
  const owners = { agencyIds };
  const id = plantId('company', owners, tag);
  plant('companies', id, { ...owners, companyId: id }, () => ({ mergedInto: undefined }));
  return id;
};

/** A company's project: two visible voices, one hidden from previews, one withdrawn. */
export const plantCompanyProject = (
  agencyId: string,
  companyId: string,
  tag: string,
  engineerId: string,
  shown: readonly string[],
): PlantedProject => {
  const plantNobody = (): string => plantId('person', { agencyIds: [agencyId] }, tag);

  const wish = {
    agencyId,
    companyId,
    tag,
    engineerId,
    shown,
    hidden: plantNobody(),
    withdrawn: plantNobody(),
  };

  return plantProject(wish);
};

export const nameAgency = (tag: string): string => plantId('agency', {}, tag);

/** An agency under that id; `guests` are talents of other agencies on its roster. */
export const plantAgency = async (
  id: string,
  tag: string,
  guests: readonly string[],
): Promise<PlantedAgency> => {
  const companyId = plantCompany([id], tag);
  const make = (agenciesByRole: PersonWish['held'], wish: Partial<PersonWish> = {}): Promise<CrawlPerson> =>
    makePerson(tag, { held: agenciesByRole, ...wish });
  const [admin, client, talent, engineer] = await Promise.all([
    make({ admin: [id] }),
    make({ client: [id] }, { companyId }),
    make({ talent: [id] }, { emailVerified: false }),
    make({ engineer: [id] }),
  ]);
  plantTickets([id], engineer, guests[0] ?? talent.uid);

  const project = plantCompanyProject(id, companyId, tag, engineer.uid, [talent.uid, ...guests]);
  const engineerInvite = plantPlatform(id, tag);

  return { tag, id, companyId, admin, client, talent, engineer, project, engineerInvite };
};
