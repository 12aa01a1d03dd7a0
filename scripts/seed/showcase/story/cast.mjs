/** The staff of agency one. */
export const ADMIN = 'admin@agency-one.example';
export const TEAM = 'team@agency-one.example';
export const ADMIN_TWO = 'admin@agency-two.example';
export const TEAM_TWO = 'team@agency-two.example';
export const ENGINEER = 'engineer@agency-one.example';

const makeTalent = (name, lastName, publicName, gender, age, place, languages, demos, extra = {}) => ({
  name,
  lastName,
  publicName,
  gender,
  age,
  languages,
  demos,
  country: place[0],
  city: place[1],
  timeZone: place[2],
  ...extra,
});
/**
 * [recording, name, category, tone, variety].
 * @param {string} [languageTag]
 * @param {string} [accent]
 */
const makeDemo = (clip, name, category, tone = 'MED', languageTag, accent) => ({
  clip,
  name,
  category,
  tone,
  languageTag,
  accent,
  language: clip.slice(0, 3),
});

/** Voices that join during the story; their first language is native. */
export const TALENTS = [
  makeTalent(
    'Hazel',
    'Monroe',
    'Hazel M.',
    'FEM',
    'ADU',
    ['USA', 'Portland', 'America/Los_Angeles'],
    ['eng', 'spa'],
    [
      makeDemo('eng-hazel-commercial', 'Breakfast spot', 'COMMERCIAL', 'MED', 'en-US', 'Pacific Northwest'),
      makeDemo('eng-hazel-narration', 'Deep sea', 'DOCUMENTARY', 'LOW', 'en-US'),
      makeDemo('spa-hazel-conversational', 'App, coloquial', 'NATURAL', 'MED', 'es-MX'),
    ],
  ),
  makeTalent(
    'Wyatt',
    'Coleman',
    'Wyatt C.',
    'MAL',
    'SEN',
    ['USA', 'Austin', 'America/Chicago'],
    ['eng'],
    [
      makeDemo('eng-wyatt-trailer', 'Film trailer', 'VOICE', 'LOW', 'en-US'),
      makeDemo('eng-wyatt-corporate', 'Logistics film', 'CORPORATE', 'LOW', 'en-US'),
    ],
    { specs: ['DEEP', 'RASPY'] },
  ),
  makeTalent(
    'Callum',
    'Fraser',
    'Callum F.',
    'MAL',
    'ADU',
    ['GBR', 'Inverness', 'Europe/London'],
    ['eng', 'spa'],
    [
      makeDemo(
        'eng-callum-documentary',
        'Weather in the north',
        'DOCUMENTARY',
        'LOW',
        'en-GB',
        'Highland Scots',
      ),
      makeDemo('eng-callum-whisky', 'Whisky spot', 'COMMERCIAL', 'LOW', 'en-GB', 'Highland Scots'),
    ],
    { specs: ['DEEP'] },
  ),
  makeTalent(
    'Priya',
    'Raman',
    'Priya R.',
    'FEM',
    'YOA',
    ['GBR', 'Leicester', 'Europe/London'],
    ['eng', 'fra'],
    [
      makeDemo('eng-priya-elearning', 'Handover course', 'E_LEARNING', 'MED', 'en-GB'),
      makeDemo('eng-priya-app', 'Travel app', 'NATURAL', 'HIGH', 'en-GB'),
    ],
    { specs: ['MELODIC'] },
  ),
  makeTalent(
    'Valentina',
    'Robledo',
    'Valentina R.',
    'FEM',
    'YOA',
    ['MEX', 'Guadalajara', 'America/Mexico_City'],
    ['spa', 'eng'],
    [
      makeDemo('spa-valentina-spot', 'Salsa, spot', 'COMMERCIAL', 'HIGH', 'es-MX', 'Tapatío'),
      makeDemo('eng-valentina-story', 'The biscuit tin', 'AUDIO_BOOK', 'MED', 'en-US'),
    ],
  ),
  makeTalent(
    'Mateo',
    'Ibarra',
    'Mateo I.',
    'MAL',
    'ADU',
    ['MEX', 'Puebla', 'America/Mexico_City'],
    ['spa', 'por'],
    [
      makeDemo('spa-mateo-corporativo', 'Planta segura', 'CORPORATE', 'LOW', 'es-MX'),
      makeDemo('por-mateo-viagem', 'Trem da serra', 'INSPIRATIONAL', 'MED', 'pt-BR'),
    ],
  ),
  makeTalent(
    'Nerea',
    'Solís',
    'Nerea S.',
    'FEM',
    'ADU',
    ['ESP', 'Bilbao', 'Europe/Madrid'],
    ['spa', 'fra', 'eng'],
    [
      makeDemo('spa-nerea-documental', 'El mercado', 'DOCUMENTARY', 'MED', 'es-ES', 'Norteño'),
      makeDemo('fra-nerea-luxe', 'Parfum', 'WARM', 'LOW', 'fr-FR'),
    ],
  ),
  makeTalent(
    'Gonzalo',
    'Prieto',
    'Gonzalo P.',
    'MAL',
    'SEN',
    ['ESP', 'Valladolid', 'Europe/Madrid'],
    ['spa', 'ita'],
    [
      makeDemo('spa-gonzalo-trailer', 'Tráiler de cine', 'VOICE', 'LOW', 'es-ES', 'Castellano'),
      makeDemo('ita-gonzalo-caffe', 'Caffè', 'COMMERCIAL', 'LOW', 'it-IT'),
    ],
    { specs: ['DEEP'] },
  ),
  makeTalent(
    'Solenn',
    'Le Goff',
    'Solenn',
    'FEM',
    'ADU',
    ['FRA', 'Rennes', 'Europe/Paris'],
    ['fra', 'eng'],
    [
      makeDemo('fra-solenn-publicite', 'Ligne neuf', 'COMMERCIAL', 'HIGH', 'fr-FR'),
      makeDemo('eng-solenn-beauty', 'Less, at last', 'WARM', 'LOW', 'en-GB'),
    ],
  ),
  makeTalent(
    'Clément',
    'Aubry',
    'Clément A.',
    'MAL',
    'ADU',
    ['FRA', 'Annecy', 'Europe/Paris'],
    ['fra', 'deu'],
    [
      makeDemo('fra-clement-documentaire', 'Les moulins', 'DOCUMENTARY', 'LOW', 'fr-FR'),
      makeDemo('deu-clement-industrie', 'Maschinenbau', 'CORPORATE', 'LOW', 'de-DE'),
    ],
  ),
  makeTalent(
    'Marlene',
    'Vogt',
    'Marlene V.',
    'FEM',
    'ADU',
    ['DEU', 'Hamburg', 'Europe/Berlin'],
    ['deu', 'eng'],
    [
      makeDemo('deu-marlene-bank', 'Rundungskonto', 'COMMERCIAL', 'MED', 'de-DE', 'Norddeutsch'),
      makeDemo('eng-marlene-tech', 'Heat pump', 'E_LEARNING', 'MED', 'en-GB'),
    ],
  ),
  makeTalent(
    'Henrik',
    'Baumann',
    'Henrik B.',
    'MAL',
    'SEN',
    ['DEU', 'Leipzig', 'Europe/Berlin'],
    ['deu'],
    [makeDemo('deu-henrik-hoerbuch', 'Bahnhof, Hörbuch', 'AUDIO_BOOK', 'LOW', 'de-DE')],
  ),
  makeTalent(
    'Ilaria',
    'Conforti',
    'Ilaria C.',
    'FEM',
    'ADU',
    ['ITA', 'Parma', 'Europe/Rome'],
    ['ita', 'eng'],
    [makeDemo('ita-ilaria-cucina', 'Domenica', 'COMMERCIAL', 'MED', 'it-IT', 'Emiliano')],
  ),
  makeTalent(
    'Davide',
    'Sartori',
    'Davide S.',
    'MAL',
    'ADU',
    ['ITA', 'Trieste', 'Europe/Rome'],
    ['ita', 'fra', 'deu'],
    [makeDemo('ita-davide-museo', 'Sala delle mappe', 'AUDIO_GUIDE', 'MED', 'it-IT')],
  ),
  makeTalent(
    'Inês',
    'Carvalho',
    'Inês C.',
    'FEM',
    'ADU',
    ['PRT', 'Porto', 'Europe/Lisbon'],
    ['por', 'spa'],
    [makeDemo('por-ines-institucional', 'Cem anos de praia', 'INSPIRATIONAL', 'MED', 'pt-PT')],
  ),
  makeTalent(
    'Thiago',
    'Menezes',
    'Thiago M.',
    'MAL',
    'YOU',
    ['BRA', 'Recife', 'America/Recife'],
    ['por', 'eng'],
    [makeDemo('por-thiago-varejo', 'Promoção', 'COMMERCIAL', 'HIGH', 'pt-BR', 'Pernambucano')],
  ),
  makeTalent(
    '晓雨',
    '林',
    '林晓雨',
    'FEM',
    'YOA',
    ['CHN', 'Hangzhou', 'Asia/Shanghai'],
    ['cmn', 'eng'],
    [makeDemo('cmn-xiaoyu-brand', '茶园', 'WARM', 'MED', 'zh-CN')],
    { email: 'lin.xiaoyu' },
  ),
  makeTalent(
    'نور',
    'الهاشمي',
    'نور الهاشمي',
    'FEM',
    'ADU',
    ['ARE', 'Sharjah', 'Asia/Dubai'],
    ['arb', 'eng', 'fra'],
    [makeDemo('arb-nour-narration', 'باب المدينة', 'AUDIO_GUIDE', 'MED', 'ar-EG')],
    { email: 'nour.alhashimi' },
  ),
];

/** New demos of talents with an account in the seed. */
export const NEW_DEMOS = [
  [
    'talent@agency-one.example',
    'talent-01',
    'FEM',
    'ADU',
    [
      makeDemo('spa-lucia-film', 'Aceite, película', 'WARM', 'MED', 'es-ES', 'Castellano'),
      makeDemo('eng-lucia-museum', 'Room of the small boats', 'AUDIO_GUIDE', 'MED', 'en-GB'),
    ],
  ],
  [
    'talent2@agency-one.example',
    'talent-02',
    'MAL',
    'ADU',
    [makeDemo('eng-thomas-radio', 'Timber and tools', 'COMMERCIAL', 'MED', 'en-GB', 'Home counties')],
  ],
];

/** Invited engineers: [name, last name, languages]. */
export const ENGINEERS = [
  ['Ingrid', 'Solberg', ['eng', 'deu', 'fra']],
  ['Rui', 'Tavares', ['por', 'ita', 'spa', 'eng']],
  ['Aoife', 'Brennan', ['eng', 'fra', 'deu']],
  ['Matteo', 'Gallo', ['ita', 'por', 'fra', 'spa', 'eng']],
];

/** Clients who register with their company: [name, last name, role, company, kind, country, city, invoice address]. */
export const CLIENTS = {
  marlowe: [
    'Edith',
    'Okonkwo',
    'PRODUCER',
    'Marlowe & Finch',
    'AGENCY',
    'GBR',
    'Bristol',
    ['Marlowe & Finch Ltd', '14 Wharf Row', 'BS1 5TT'],
  ],
  ardoise: [
    'Bérénice',
    'Chauvin',
    'CREATIVE',
    'Ardoise Pictures',
    'PRODUCTION',
    'FRA',
    'Nantes',
    ['Ardoise Pictures SARL', '3 quai des Ardoises', '44000'],
  ],
  klangwerk: [
    'Jörn',
    'Petersen',
    'LOCALIZATION',
    'Klangwerk Nord',
    'STUDIO',
    'DEU',
    'Kiel',
    ['Klangwerk Nord GmbH', 'Speicherstraße 9', '24103'],
  ],
  tomillo: [
    'Amaia',
    'Etxarri',
    'ACCOUNT',
    'Casa Tomillo',
    'BRAND',
    'ESP',
    'Zaragoza',
    ['Casa Tomillo Alimentos SL', 'Calle del Romero 21', '50003'],
  ],
};
/** Clients of the seed, and the invoice addresses their companies lack. */
export const KNOWN_CLIENTS = {
  lumen: { as: 'client@agency-one.example', clientName: 'Clara Benet', agency: 'agency-one' },
  norte: {
    as: 'client2@agency-one.example',
    clientName: 'Nicolás Prat',
    agency: 'agency-one',
    billing: ['Norte Studio SL', 'Calle de la Ría 5', 'Bilbao', '48001', 'ESP'],
  },
  vertex: {
    as: 'multi@agency-one.example',
    clientName: 'Mila Soto',
    agency: 'agency-one',
    billing: ['Vertex Games GmbH', 'Pixelgasse 2', 'Berlin', '10243', 'DEU'],
  },
  harbour: {
    as: 'client@agency-two.example',
    clientName: 'Cem Aydin',
    agency: 'agency-two',
    billing: ['Harbour Media Ltd', '2 Quayside', 'Cardiff', 'CF10 4AA', 'GBR'],
  },
};

/** The second agency's billing terms. */
export const BILLING_TERMS_TWO = {
  legalName: 'Baritone House Ltd',
  address: '11 Mill Lane',
  city: 'Manchester',
  zip: 'M1 2HX',
  country: 'GBR',
  bankDetails: 'Test Bank\nSort code 00-00-00',
  invoicePrefix: 'BH-',
  dueDays: 21,
  basedOn: 0,
  vatRules: [
    { from: 'GBR', to: 'GBR', kind: 'charged', rate: 2_000, note: '' },
    { from: 'GBR', to: null, kind: 'none', rate: 0, note: '' },
  ],
};
