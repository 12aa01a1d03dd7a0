/** Audition scripts by language. */
export const SCRIPTS = {
  eng: [
    'The harbour never sleeps. Neither do the people who keep its lights on. Solera. With you, at any hour.',
    'Some roads are worth the dust. Pack light, leave early, and let the map surprise you.',
  ],
  spa: [
    'Hoy no hace falta correr. Hoy abrimos a las diez, y el café ya está puesto. Quédate un rato.',
    'Si el camino se pone largo, canta. Si se pone corto, canta más fuerte. Y si llegas, avisa.',
  ],
  fra: [
    'Le train part dans trois minutes. Le reste peut attendre. Fermez les yeux, nous vous réveillerons à la mer.',
  ],
  deu: ['Heute ist ein guter Tag für warme Füße. Wir haben da etwas vorbereitet. Kommen Sie einfach herein.'],
  ita: ['Non serve una grande occasione. Basta un tavolo, una finestra, e qualcuno che arrivi in ritardo.'],
  por: ['O mar não tem pressa. Nós também não. Fique até ao fim da tarde, que a luz vale a pena.'],
};

/** Recordings of these scripts. */
export const TAKES = {
  eng: ['take-eng-1', 'take-eng-2', 'take-eng-3'],
  spa: ['take-spa-1', 'take-spa-2', 'take-spa-3'],
  fra: ['take-fra-1', 'take-fra-2'],
  deu: ['take-deu-1'],
  ita: ['take-ita-1'],
  por: ['take-por-1'],
};

export const BRIEFS = [
  'Close and unhurried, as if to one person at a kitchen table. A smile is welcome, a sales voice is not.',
  'Dry, warm, a little amused. Leave air before the brand name.',
  'Two readings please: one as written, one thrown away.',
  'Clear and calm. The picture is fast, so the voice does not have to be.',
];

export const GUESTS = [
  'Rosa',
  'Tom from the brand',
  'Ferran (director)',
  'Aiko',
  'Legal',
  'Miguel Ángel',
  'Sunniva',
  'Dan',
];

/** Guests' comments on a voice. */
export const GUEST_COMMENTS = [
  'This is the one. Believable from the first word.',
  'Lovely, but a little young for the brand.',
  'Could we hear it slower?',
  'Me encanta el final.',
  'Too polished for us. We want somebody you would meet on the stairs.',
  'Great smile in the voice at the end.',
  'Buena, aunque suena a locución clásica.',
  'Works with the picture. Tried it against the edit last night.',
];

/** Project members' comments on a voice or take. */
export const TEAM_COMMENTS = [
  'Listen to the breath here, that is what we want.',
  'A touch quicker in the session.',
  'Same energy as the first spot. Keep.',
  'El acento encaja; ojo con las eses finales.',
  'Pick-up needed on the brand name.',
  'Client heard this one twice and smiled.',
];

export const DIRECTORS = [
  ['Dario Vela', 'director@studio.example', 'es'],
  ['Maren Lund', 'maren.lund@studio.example', 'en'],
];

export const ENQUIRIES = [
  'Could you suggest two more voices for the grandmother? The client liked Carmen, and would like to compare.',
  'We have to move the recording by a week, the edit is late. Is that a problem for the talent?',
  '¿Podríais enviarnos la factura con el número de pedido? Nuestro departamento la necesita para pagar.',
  'Is there a reel of Highland voices that we can send to our director in Oslo?',
];
