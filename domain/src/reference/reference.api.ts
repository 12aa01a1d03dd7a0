import { endpoint } from '../contract.ts';
import { exactly, text } from '../messages/yup.ts';
import type { CatalogEntry, ClientConfig, Country, Language } from './reference.ts';
import { CATALOG_KINDS } from './reference.ts';

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
};
