import { accountsApi } from './accounts/accounts.api.ts';
import { passwordsApi } from './accounts/passwords.api.ts';
import { agenciesApi } from './agencies/agencies.api.ts';
import { audioApi } from './audio/audio.api.ts';
import { auditionsApi } from './auditions/auditions.api.ts';
import { talentAuditionsApi } from './auditions/talent-auditions.api.ts';
import { availabilityApi } from './availability/availability.api.ts';
import { castingBoardApi } from './castings/casting-board.api.ts';
import { castingsApi } from './castings/castings.api.ts';
import { clientsApi } from './clients/clients.api.ts';
import { curationApi } from './curation/curation.api.ts';
import { demosApi } from './demos/demos.api.ts';
import { talentDemosApi } from './demos/talent-demos.api.ts';
import { engineersApi } from './engineers/engineers.api.ts';
import { ordersApi } from './orders/orders.api.ts';
import { pricingApi } from './pricing/pricing.api.ts';
import { privacyApi } from './privacy/privacy.api.ts';
import { productionApi } from './projects/production.api.ts';
import { projectsApi } from './projects/projects.api.ts';
import { referenceApi } from './reference/reference.api.ts';
import { sessionsApi } from './sessions/sessions.api.ts';
import { talentInvitesApi } from './talents/talent-invites.api.ts';
import { talentRecordsApi } from './talents/talent-records.api.ts';
import { talentsApi } from './talents/talents.api.ts';
import { teamApi } from './team/team.api.ts';

/** Every endpoint of the platform. The API serves it, the web app calls it, the documentation lists it. */
export const api = {
  ...accountsApi,
  ...agenciesApi,
  ...audioApi,
  ...auditionsApi,
  ...availabilityApi,
  ...castingBoardApi,
  ...castingsApi,
  ...clientsApi,
  ...curationApi,
  ...demosApi,
  ...engineersApi,
  ...ordersApi,
  ...passwordsApi,
  ...pricingApi,
  ...privacyApi,
  ...productionApi,
  ...projectsApi,
  ...referenceApi,
  ...sessionsApi,
  ...talentAuditionsApi,
  ...talentDemosApi,
  ...talentInvitesApi,
  ...talentRecordsApi,
  ...talentsApi,
  ...teamApi,
};

export type Api = typeof api;
export type EndpointName = keyof Api;
