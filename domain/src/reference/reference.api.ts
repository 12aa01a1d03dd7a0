import { signedIn } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import type { MenuItem } from '../navigation/menu.ts';
import {
  type CatalogEntry,
  type ClientConfig,
  type Country,
  type Language,
  CATALOG_KINDS,
  SPEED_TEST_MAX_BYTES,
} from './reference.ts';

const open = { kind: 'public' } as const;

export const referenceApi = {
  'reference.catalog': endpoint<readonly CatalogEntry[]>()({
    method: 'GET',
    path: '/catalog',
    summary: 'Every catalogue entry',
    auth: open,
    errors: [],
  }),
  'reference.catalogKind': endpoint<readonly CatalogEntry[]>()({
    method: 'GET',
    path: '/catalog/{kind}',
    summary: 'The catalogue entries of one kind, in their order',
    auth: open,
    params: exactly({ kind: text().oneOf(CATALOG_KINDS).required() }),
    errors: [404],
  }),
  'reference.countries': endpoint<readonly Country[]>()({
    method: 'GET',
    path: '/country',
    summary: 'Countries of ISO 3166',
    auth: open,
    errors: [],
  }),
  'reference.availableLanguages': endpoint<readonly Language[]>()({
    method: 'GET',
    path: '/language/available',
    summary: 'Languages that can be cast',
    auth: open,
    errors: [],
  }),
  'reference.languages': endpoint<readonly Language[]>()({
    method: 'GET',
    path: '/language',
    summary: 'All languages',
    auth: open,
    errors: [],
  }),
  'reference.clientConfig': endpoint<ClientConfig>()({
    method: 'GET',
    path: '/clientConfig',
    summary: 'Identity-provider settings and branding, before sign-in',
    auth: open,
    errors: [],
  }),
  'reference.selfServiceLanguages': endpoint<readonly Language[]>()({
    method: 'GET',
    path: '/language/selfService',
    summary: 'Languages offered on sign-up',
    auth: open,
    errors: [],
  }),
  'reference.talentMenu': endpoint<readonly MenuItem[]>()({
    method: 'GET',
    path: '/talent-menu',
    summary: 'Header and side menu for the caller’s roles',
    auth: signedIn,
    errors: [401, 403],
  }),
  'reference.profileItems': endpoint<readonly MenuItem[]>()({
    method: 'GET',
    path: '/profile-items',
    summary: 'Entries of the profile menu; an admin may ask for a talent they act as',
    auth: signedIn,
    query: exactly({ impersonatedTalentId: idSchema.optional() }),
    errors: [401, 403],
  }),
  'reference.speedTestDownload': endpoint<undefined>()({
    method: 'GET',
    path: '/speed-test',
    summary: 'About 102000 bytes that do not compress, to time a download',
    auth: open,
    binary: 'application/octet-stream',
    errors: [429],
    limit: { calls: 60, seconds: 600 },
  }),
  'reference.speedTestUpload': endpoint<{ readonly bytes: number }>()({
    method: 'POST',
    path: '/speed-test',
    summary: 'Takes about 102000 bytes, to time an upload; nothing is kept',
    auth: open,
    raw: { maxBytes: SPEED_TEST_MAX_BYTES },
    errors: [413, 429],
    limit: { calls: 60, seconds: 600 },
  }),
};
