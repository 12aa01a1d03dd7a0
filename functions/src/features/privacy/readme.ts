import type { Locale } from '@domain/messages/locale.ts';

const texts: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Everything we hold about you.',
    'Each .json file is one kind of record. The folder "audio" contains your demos and auditions. "mentions.json"',
    'contains what other records say about you, found by your account and email address.',
    'All times are in UTC.',
    '',
    'If you have your data deleted, all of this is deleted. The law on business records requires us to keep signed',
    'reports of recording sessions, orders and payments. They are not in this archive, because they belong to the',
    'agencies and their clients: ask your agency for the ones that concern you.',
  ],
  es: [
    'Todos los datos que guardamos sobre ti.',
    'Cada archivo .json contiene un tipo de registro. En la carpeta «audio» están tus demos y tus audiciones.',
    '«mentions.json» recoge lo que otros registros dicen de ti, localizado por tu cuenta y tu correo.',
    'Todas las horas están en UTC.',
    '',
    'Si pides la eliminación de tus datos, todo esto se elimina. La ley nos obliga a conservar los informes firmados',
    'de las sesiones de grabación, los pedidos y los pagos. No están en este archivo porque pertenecen a las agencias',
    'y a sus clientes: pide a tu agencia los que te afecten.',
  ],
};

export const renderReadme = (locale: Locale): string => `${texts[locale].join('\n')}\n`;
