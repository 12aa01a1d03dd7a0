import { accountsApi } from './accounts/accounts.api.ts';
import { auditionsApi } from './auditions/auditions.api.ts';
import { castingsApi } from './castings/castings.api.ts';
import { demosApi } from './demos/demos.api.ts';
import { projectsApi } from './projects/projects.api.ts';
import { referenceApi } from './reference/reference.api.ts';

/** Every endpoint of the platform. The API serves it, the web app calls it, the documentation lists it. */
export const api = {
  ...accountsApi,
  ...auditionsApi,
  ...castingsApi,
  ...demosApi,
  ...projectsApi,
  ...referenceApi,
};

export type Api = typeof api;
export type EndpointName = keyof Api;
