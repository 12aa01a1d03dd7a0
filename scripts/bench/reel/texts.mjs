/** Scripts as their sentences, slates, announcements between takes and talk after the last, per language. */
export const TEXTS = {
  en: {
    scripts: [
      ['Fresh bread, every morning.', 'Come in and taste the difference.', 'Baker Street, open from seven.'],
      ['The road ahead is yours.', 'Quiet, electric, and ready for the weekend.', 'Book a test drive today.'],
      [
        'Your savings should work as hard as you do.',
        'With one app you see it all.',
        'Northern Bank. Simple, honest.',
      ],
      ['When the rain starts, we are already there.', 'Home insurance that answers the phone.'],
      [
        'Summer begins with a single step.',
        'Light shoes for long days.',
        'Find your pair online.',
        'Free delivery until Sunday.',
      ],
      ['Some stories can only be told in the dark.', 'This October, the lighthouse opens its doors.'],
      [
        'Coffee grown by people we know by name.',
        'Roasted slowly, in small batches.',
        'Wake up to something better.',
      ],
      [
        'Please keep your seat belt fastened.',
        'We will be landing in twenty minutes.',
        'Thank you for flying with us.',
      ],
    ],
    slates: [
      'Maria Lopez.',
      'Hello, this is John Carter.',
      'Anna Fischer, take one.',
      'My name is Peter Novak.',
    ],
    announcements: ['Okay, once more.', 'And again, a bit slower.', 'Right, next one.'],
    closings: [
      'Thank you very much, bye.',
      'Okay, that is all from me.',
      'Let me know if you need anything else.',
    ],
  },
  es: {
    scripts: [
      [
        'Pan recién hecho, cada mañana.',
        'Ven y prueba la diferencia.',
        'Calle Mayor, abierto desde las siete.',
      ],
      [
        'La carretera es tuya.',
        'Silencioso, eléctrico y listo para el fin de semana.',
        'Reserva hoy tu prueba.',
      ],
      [
        'Tus ahorros deberían trabajar tanto como tú.',
        'Con una sola aplicación lo ves todo.',
        'Banco del Norte. Sencillo y claro.',
      ],
      ['Cuando empieza a llover, ya estamos allí.', 'Seguros de hogar que contestan al teléfono.'],
      [
        'El verano empieza con un solo paso.',
        'Zapatos ligeros para días largos.',
        'Encuentra los tuyos en la web.',
        'Envío gratis hasta el domingo.',
      ],
      ['Algunas historias solo se cuentan a oscuras.', 'Este octubre, el faro abre sus puertas.'],
      [
        'Café cultivado por gente que conocemos.',
        'Tostado despacio, en pequeñas cantidades.',
        'Despierta con algo mejor.',
      ],
      [
        'Mantengan abrochado el cinturón.',
        'Aterrizaremos en veinte minutos.',
        'Gracias por volar con nosotros.',
      ],
    ],
    slates: [
      'Lucía Fernández.',
      'Hola, soy Carlos Medina.',
      'Ana Torres, toma uno.',
      'Me llamo Pedro Salas.',
    ],
    announcements: ['Vale, otra vez.', 'Y ahora, más despacio.', 'Bien, la siguiente.'],
    closings: ['Muchas gracias, un saludo.', 'Vale, esto es todo por mi parte.', 'Cualquier cosa, me decís.'],
  },
};

export const VOICES = {
  en: ['en-us', 'en-gb', 'en-us+f2', 'en-gb+f3', 'en-us+m3', 'en-gb+m7', 'en-us+f5', 'en-gb-scotland+m2'],
  es: ['es', 'es-419', 'es+f2', 'es-419+f3', 'es+m3', 'es-419+m7', 'es+f5', 'es-419+m2'],
};
