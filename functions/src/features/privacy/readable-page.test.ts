import { expect, it } from 'vitest';
import type { FindName } from './read-list-names.ts';
import { renderReadablePage } from './readable-page.ts';

const NAMES: Readonly<Record<string, string>> = {
  'GENDER FEM': 'Female',
  'MICROPHONE MIC_1': 'Neumann U87',
  'countries MEX': 'Mexico',
  'languages spa': 'Spanish',
  'languages eng': 'English',
};
const findName: FindName = (list, code) => NAMES[`${list} ${code}`];
const RECORDS = new Map([
  [
    'talents',
    [
      {
        fullName: 'Ana',
        gender: 'FEM',
        countryOfResidence: 'MEX',
        microphone: 'MIC_1',
        languages: [
          { alpha3: 'spa', main: true, type: 'native' },
          { alpha3: 'eng', main: false, type: 'foreign' },
        ],
      },
    ],
  ],
  ['memberships', [{ agencyId: 'one', role: 'talent' }]],
  ['earnings', [{ projectName: 'paid', state: 'payable' }]],
  ['demos', [{ name: 'Warm', language: 'spa', reviewStatus: 'pending' }]],
  ['auditionEntries', [{ status: 'uploaded', outcome: 'notChosen' }, { status: 'open' }]],
  ['consents', [{ kind: 'syntheticVoice' }]],
]);
const listValues = (locale: 'en' | 'es') =>
  [
    ...renderReadablePage(RECORDS, [], { locale, zone: 'UTC', clock: 'language', findName }).matchAll(
      /<dd[^>]*>([^<]*)/g,
    ),
  ].map(([, value]) => value);

it('shows states, languages, countries and equipment in words, and other texts unchanged', () => {
  expect(listValues('en')).toEqual([
    'Ana',
    'Female',
    'Mexico',
    'Spanish and English',
    'Neumann U87',
    'one',
    'Talent',
    'paid',
    'Due',
    'Warm',
    'Spanish',
    'Waiting for review',
    'Sent',
    'Not chosen',
    'Open',
    'Synthetic voice',
  ]);

  expect(listValues('es').slice(6)).toEqual([
    'Talento',
    'paid',
    'Por pagar',
    'Warm',
    'Spanish',
    'Pendiente de revisión',
    'Enviada',
    'No elegida',
    'Abierta',
    'Voz sintética',
  ]);
});
