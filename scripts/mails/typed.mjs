/** Sample user texts in each language: short, long, and with special characters. */
export const TYPED = {
  en: {
    person: 'Ana Costa',
    email: 'ana.costa@voices.example',
    agency: 'Aria Voices',
    company: 'Tidewater & Sons',
    project: 'The Lighthouse Keeper',
    character: 'The keeper’s daughter',
    direction: 'Warmer, and 10 % slower',
    style: 'Natural, close to the microphone',
    brief: 'She has not spoken to anyone in weeks. Nothing theatrical; leave room for the sea.',
    script:
      'I counted the ships again tonight.\nEleven.\n\nThere used to be more of them, when father still lit the lamp by hand.',
    subject: 'Studio days in May',
    message: 'We have the large studio from 4 to 8 May.\n\nTell us which days suit you.',
    demo: 'Commercial, warm',
    reason: 'A hum at 50 Hz; please record it away from the fridge.',
  },
  es: {
    person: 'Íñigo Peña',
    email: 'inigo.pena@voces.example',
    agency: 'Aria Voces',
    company: 'Salinas e Hijos',
    project: 'El guardián del faro',
    character: 'La hija del farero',
    direction: 'Más cálida y un 10 % más despacio',
    style: 'Natural, cerca del micrófono',
    brief: 'Lleva semanas sin hablar con nadie. Nada teatral; deja sitio para el mar.',
    script:
      'Esta noche he vuelto a contar los barcos.\nOnce.\n\nAntes eran más, cuando padre aún encendía la lámpara a mano.',
    subject: 'Días de estudio en mayo',
    message: 'Tenemos el estudio grande del 4 al 8 de mayo.\n\nDinos qué días te vienen bien.',
    demo: 'Publicidad, cálida',
    reason: 'Se oye un zumbido de 50 Hz; grábala lejos de la nevera.',
  },
};
