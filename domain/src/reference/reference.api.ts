import { signedIn } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import type { MenuItem } from '../navigation/menu.ts';
import {
  type CatalogEntry,
  type ClientConfig,
  type Country,
  type Language,
  type SystemStatus,
  CATALOG_KINDS,
  SPEED_TEST_MAX_BYTES,
} from './reference.ts';

const open = { kind: 'public' } as const;

export const referenceApi = {
  'reference.catalog': endpoint<readonly CatalogEntry[]>()({
    method: 'GET',
    path: '/catalog',
    summary: 'List catalogue entries',
    auth: open,
    errors: [],
  }),
  'reference.catalogKind': endpoint<readonly CatalogEntry[]>()({
    method: 'GET',
    path: '/catalog/{kind}',
    summary: 'List catalogue entries of one kind',
    description: 'In display order.',
    auth: open,
    params: strictObject({ kind: text().oneOf(CATALOG_KINDS).required() }),
    errors: [404],
  }),
  'reference.countries': endpoint<readonly Country[]>()({
    method: 'GET',
    path: '/country',
    summary: 'List countries',
    description: 'ISO 3166.',
    auth: open,
    errors: [],
  }),
  'reference.availableLanguages': endpoint<readonly Language[]>()({
    method: 'GET',
    path: '/language/available',
    summary: 'List languages that can be cast',
    auth: open,
    errors: [],
  }),
  'reference.languages': endpoint<readonly Language[]>()({
    method: 'GET',
    path: '/language',
    summary: 'List all languages',
    auth: open,
    errors: [],
  }),
  'reference.status': endpoint<SystemStatus>()({
    method: 'GET',
    path: '/status',
    summary: 'Check that the system works',
    description: 'For monitors. Reads the database at most every two seconds.',
    auth: open,
    errors: [],
  }),
  'reference.clientConfig': endpoint<ClientConfig>()({
    method: 'GET',
    path: '/clientConfig',
    summary: 'Retrieve sign-in settings and branding',
    auth: open,
    errors: [],
  }),
  'reference.selfServiceLanguages': endpoint<readonly Language[]>()({
    method: 'GET',
    path: '/language/selfService',
    summary: 'List languages offered at sign-up',
    auth: open,
    errors: [],
  }),
  'reference.talentMenu': endpoint<readonly MenuItem[]>()({
    method: 'GET',
    path: '/talent-menu',
    summary: 'Retrieve the main menu',
    description: 'For your roles.',
    auth: signedIn,
    errors: [401, 403],
  }),
  'reference.profileItems': endpoint<readonly MenuItem[]>()({
    method: 'GET',
    path: '/profile-items',
    summary: 'Retrieve the profile menu',
    description: 'Admins can request the menu of a talent they act as.',
    auth: signedIn,
    query: strictObject({ impersonatedTalentId: idSchema.optional() }),
    errors: [401, 403],
  }),
  'reference.speedTestDownload': endpoint<undefined>()({
    method: 'GET',
    path: '/speed-test',
    summary: 'Download test data',
    description: 'About 102 kB that don’t compress, to measure a connection.',
    auth: open,
    binary: 'application/octet-stream',
    errors: [429],
    limit: { calls: 60, seconds: 600 },
  }),
  'reference.speedTestUpload': endpoint<{ readonly bytes: number }>()({
    method: 'POST',
    path: '/speed-test',
    summary: 'Upload test data',
    description: 'About 102 kB, to measure a connection. Nothing is stored.',
    auth: open,
    raw: { maxBytes: SPEED_TEST_MAX_BYTES },
    errors: [413, 429],
    limit: { calls: 60, seconds: 600 },
  }),
};
