import type { Locale } from '@domain/messages/locale.ts';

const texts: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'The data that we hold about you. "my-data.html" is for reading; each .json file has one kind of record, and the',
    'folder "audio" your demos and auditions. "mentions.json" lists when other records were changed about you.',
    'Times are in UTC, unless a time zone is given.',
    '',
    'Left out: names and comments of other people, which belong to them, and agencies’ internal assessments and terms',
    'with their clients. Article 15(4) of the GDPR protects the rights of others. Ask your agency if you have questions.',
    '',
    'If you have your data deleted, all of this is deleted. The law on business records requires us to keep signed',
    'reports of recording sessions, orders and payments. They are not in this archive, because they belong to the',
    'agencies and their clients: ask your agency for the ones that concern you.',
  ],
  es: [
    'Los datos que guardamos sobre ti. «my-data.html» es para leer; cada archivo .json contiene un tipo de registro y en',
    'la carpeta «audio» están tus demos y tus audiciones. «mentions.json» indica cuándo cambió algo sobre ti en otros registros.',
    'Las horas están en UTC, salvo que se indique la zona horaria.',
    '',
    'No incluye los nombres ni los comentarios de otras personas, que son suyos, ni las valoraciones internas de las',
    'agencias y sus condiciones. El artículo 15.4 del RGPD protege los derechos de terceros. Consulta a tu agencia si tienes dudas.',
    '',
    'Si pides la eliminación de tus datos, todo esto se elimina. La ley nos obliga a conservar los informes firmados',
    'de las sesiones de grabación, los pedidos y los pagos. No están en este archivo porque pertenecen a las agencias',
    'y a sus clientes: pide a tu agencia los que te afecten.',
  ],
};

export const getReadmeParagraphs = (locale: Locale): readonly string[] => texts[locale].join(' ').split('  ');

export const renderReadme = (locale: Locale): string => `${texts[locale].join('\n')}\n`;
