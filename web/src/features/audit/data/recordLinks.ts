import { paths } from '../../../app/paths.ts';

type ToPage = (id: string) => string;

const toTalentPage: ToPage = (id) => paths.editTalent.href(id);
/** Ids are `agencyId_talentId`; agency ids contain no underscore. */
const toScorePage =
  (agencyId: string): ToPage =>
  (id) =>
    paths.score.href(id.slice(agencyId.length + 1));

const PAGES: Readonly<Record<string, ToPage>> = {
  agencies: () => paths.agency.href(),
  agencyOptions: () => paths.licenceOptions.href(),
  apiKeys: () => paths.apiKeys.href(),
  billingInformation: toTalentPage,
  billingTerms: () => paths.billingTerms.href(),
  castings: (id) => paths.castingsProject.href(id.slice(0, id.lastIndexOf('_'))),
  clients: () => paths.clients.href(),
  curationTickets: () => paths.tickets.href(),
  enquiries: (id) => paths.message.href(id),
  engineers: (id) => paths.editEngineer.href(id),
  paymentDetails: toTalentPage,
  projects: (id) => paths.castingsProject.href(id),
  rateTables: () => paths.rateTables.href(),
  recordingSessions: (id) => paths.session.href(id),
  selfServiceInvites: () => paths.selfService.href(),
  talentRates: toTalentPage,
  talents: toTalentPage,
  teamInvites: () => paths.team.href(),
  webhooks: () => paths.webhooks.href(),
};

const JUDGEMENTS: readonly string[] = ['talentDossiers', 'talentScores', 'talentTerms'];

/** An admin's page for a record's path; undefined without one. */
export const getRecordPage = (path: string, agencyId: string): string | undefined => {
  const [collection = '', id = ''] = path.split('/');
  if (JUDGEMENTS.includes(collection)) return toScorePage(agencyId)(id);
  return Object.hasOwn(PAGES, collection) ? PAGES[collection]?.(id) : undefined;
};
