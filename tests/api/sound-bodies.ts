import { randomBytes } from 'node:crypto';
import type { EndpointName } from '@domain/api.ts';
import { choice, rateTableTerms } from '../stack/pricing.ts';
import { BILLING } from '../stack/orders.ts';
import { makeDeadline, type Cast } from '../stack/tenant.ts';

type Body = (cast: Cast) => unknown;

const soundPlan = (castingDemoId: string | undefined) => ({
  castingDemoId,
  startsAt: `${makeDeadline(5).slice(0, 10)}T10:00:00Z`,
  endsAt: `${makeDeadline(5).slice(0, 10)}T12:00:00Z`,
  timeZone: 'UTC',
  dialIn: { method: 'Zoom' },
  participants: [],
});

/** Valid bodies, so that a call reaches its record. A contract without one is refused for its empty body, which proves less: add one with each new area. */
export const SOUND_BODIES: Readonly<Partial<Record<EndpointName, Body>>> = {
  'projects.update': () => ({ name: 'Mine now' }),
  'castings.create': () => ({ language: 'ita' }),
  'castings.createMany': () => ({ languages: ['ita', 'por'] }),
  'castings.update': () => ({ previewVisible: true }),
  'castings.addDemo': ({ castingId, voice, shortlisted }) => ({
    castingId,
    voiceId: voice.id,
    demoId: shortlisted[0]?.demoId,
  }),
  'castings.changeOrder': ({ voice, shortlisted }) => ({
    voiceId: voice.id,
    castingDemoIds: shortlisted.map(({ id }) => id),
  }),
  'castings.moveDemo': ({ voice, shortlisted }) => ({
    demoId: shortlisted[0]?.demoId,
    voiceId: voice.id,
    toVoiceId: 'nothing-here',
  }),
  'castings.hideTalent': () => ({ hideTalentFromPreviewList: [] }),
  'castings.setLinkTerms': () => ({ asksVotes: true }),
  'castings.setProjectLink': () => ({ linkEnabled: true }),
  'castings.tagTalents': ({ shortlisted }) => ({
    talentTagList: [{ talentId: shortlisted[0]?.talentId, tag: 'Mine' }],
  }),
  'castings.removeTalent': ({ shortlisted }) => ({ talentId: shortlisted[0]?.talentId }),
  'castings.comment': ({ shortlisted }) => ({ castingDemoId: shortlisted[0]?.id, atMs: 0, text: 'Mine' }),
  'castings.commentTake': () => ({ auditionEntryId: 'nothing-here', atMs: 0, text: 'Mine' }),
  'castings.updateDemo': () => ({ isSelected: true }),
  'castings.upsertDemos': ({ castingId, voice, shortlisted }) => ({
    castingDemos: [{ castingId, voiceId: voice.id, demoId: shortlisted[0]?.demoId, isSelected: true }],
  }),
  'auditions.request': () => ({ style: 'NATURAL', deadline: makeDeadline(5), script: '', brief: '' }),
  'auditions.requestMany': ({ voice }) => ({
    style: 'NATURAL',
    deadline: makeDeadline(5),
    voiceIds: [voice.id],
  }),
  'auditions.update': () => ({
    style: 'NATURAL',
    deadline: makeDeadline(5),
    outcomeBy: makeDeadline(6),
    revision: 1,
  }),
  'auditions.approve': () => ({ isApproved: true }),
  'auditions.consent': () => ({ syntheticVoiceConsent: true }),
  'agencies.create': () => ({
    slug: `made-${randomBytes(6).toString('hex')}`,
    publicName: 'Made',
    contactEmail: 'made@agency.example',
  }),
  'agencies.previewMail': () => ({ publicName: 'Made', locale: 'en' }),
  'agencies.update': () => ({ publicName: 'Mine now' }),
  'curation.createDossierFor': () => ({ comment: 'Mine' }),
  'curation.updateDossierOf': () => ({ comment: 'Mine' }),
  'demos.update': () => ({ name: 'Mine now' }),
  'privacy.withdrawConsent': () => ({ of: 'newDemos' }),
  'companies.update': () => ({ name: 'Mine now', companyType: 'STUDIO' }),
  'companies.merge': () => ({ into: 'nothing-here' }),
  'enquiries.answer': () => ({ answer: 'Mine', revision: 0 }),
  'enquiries.move': () => ({ state: 'closed', revision: 0 }),
  'ledger.setFirstAir': () => ({ firstAirOn: '2099-01-01' }),
  'ledger.reportUse': () => ({ text: 'It still runs on a channel abroad.', link: '' }),
  'ledger.settleUse': () => ({ answer: 'Mine' }),
  'orders.createStatus': () => ({ state: 'received', priceKey: '0'.repeat(32) }),
  'orders.updateStatus': () => ({ state: 'cancelled' }),
  'orders.checkout': () => ({ provider: 'invoice' }),
  'orders.settlePoint': () => ({ outcome: 'keep' }),
  'orders.setExtras': () => ({ extras: [{ label: 'Mine', amount: 1 }] }),
  'orders.recordPayment': () => ({ amount: 1, receivedOn: '2026-01-01' }),
  'orders.updateBilling': () => BILLING,
  'pricing.addLicence': () => choice(),
  'pricing.addLicenceToAll': () => choice(),
  'pricing.copyLicences': () => ({ fromAssetId: 'nothing-here' }),
  'pricing.createAsset': () => ({ name: 'Mine' }),
  'pricing.estimate': () => ({ assets: [] }),
  'pricing.previewRateTable': ({ project }) => ({ table: rateTableTerms(), projectIds: [project.id] }),
  'pricing.updateAsset': () => ({ name: 'Mine now' }),
  'sessions.create': ({ castingId, shortlisted }) => ({ castingId, ...soundPlan(shortlisted[0]?.id) }),
  'sessions.createFor': ({ shortlisted }) => soundPlan(shortlisted[0]?.id),
  'sessions.update': () => ({ revision: 1, dialIn: { method: 'Zoom' } }),
  'sessions.updateReport': () => ({ revision: 1, vodScriptComments: 'Mine' }),
  'sessions.generateReport': () => ({}),
  'talents.update': () => ({ name: 'Mine', speedTest: { download: 1, upload: 1 } }),
  'talents.updateRates': () => ({ currency: 'EUR', sessionFee: 1, usageFee: 1, minimumFee: 1 }),
  'talents.addVacation': () => ({ from: '2030-01-01', to: '2030-01-02' }),
  'talents.updateTerms': () => ({ tags: ['Mine'] }),
  'talents.actOnInvite': () => ({ action: 'resend' }),
  'talents.updateInvite': () => ({ name: 'Mine' }),
  'talents.requestConnectionSession': () => ({ status: 'pending' }),
  'talents.bookConnectionSession': () => ({
    status: 'booked',
    bookedFor: makeDeadline(5),
    timeZone: 'Europe/Madrid',
  }),
  'webhooks.update': () => ({ name: 'Mine now' }),
  'roster.changeView': () => ({ name: 'Mine now' }),
  'clients.update': () => ({ name: 'Mine' }),
  'team.update': () => ({ roles: ['admin'] }),
  'team.rename': () => ({ name: 'Mine', lastName: 'Now' }),
};
