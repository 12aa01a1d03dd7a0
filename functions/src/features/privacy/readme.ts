import type { Locale } from '@domain/messages/locale.ts';

const texts: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Everything that is held about you.',
    'Each .json file is one kind of record; the folder "audio" has your demos and your auditions. The file',
    '"mentions.json" has what records about something else say about you, found by your account and its address.',
    'Times are in UTC.',
    '',
    'If you have your data deleted, all of this goes. What the law on business records requires stays: signed reports',
    'of recording sessions, orders and payments. They are not part of this archive, because they belong to the',
    'agencies and their clients; ask your agency for those that concern you.',
  ],
  es: [
    'Todo lo que se guarda sobre ti.',
    'Cada archivo .json es una clase de registro; la carpeta «audio» tiene tus demos y tus audiciones. El archivo',
    '«mentions.json» tiene lo que registros sobre otra cosa dicen de ti, según tu cuenta y su correo.',
    'Las horas están en UTC.',
    '',
    'Si pides que se borren tus datos, todo esto desaparece. Queda lo que exige la ley sobre documentación mercantil:',
    'los informes firmados de las sesiones de grabación, los pedidos y los pagos. No están en este archivo porque son',
    'de las agencias y de sus clientes; pide a tu agencia los que te afecten.',
  ],
};

export const renderReadme = (locale: Locale): string => `${texts[locale].join('\n')}\n`;
