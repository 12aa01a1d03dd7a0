import { addresses } from '@domain/navigation/addresses.ts';
import { formatMoment } from '../../../../work/text/reader-zone.ts';
import { defineMail } from '../../define-mail.ts';
import { getAddressClock } from '../../reader-clock.ts';
import { MOMENT } from '../../samples.ts';

interface Params {
  readonly name: string;
  /** The agency that made the change; null: the talent did. */
  readonly changedBy: string | null;
  /** The bank account; absent: the PayPal address has changed. */
  readonly account?: {
    /** Its last four characters; null: removed. */
    readonly end: string | null;
    /** ISO, UTC; null: removed. */
    readonly usableFrom: string | null;
    readonly timeZone: string;
  };
}

interface Content extends Pick<Params, 'name' | 'changedBy'> {
  /** The new account and when it is paid first; null: removed. Absent: the PayPal address has changed. */
  readonly account?: { readonly end: string; readonly from: string } | null;
}

/** To a talent: where the agency pays them has changed, so changes by an intruder are noticed. */
export const payeeChangedMail = defineMail({
  kind: 'payee-changed',
  load: async ({ name, changedBy, account }: Params, { to, locale }) => {
    const content: Content = { name, changedBy };
    const href = addresses.billing.href();
    if (!account) return { content, href };

    const { end, usableFrom, timeZone } = account;
    if (end === null || usableFrom === null) return { content: { ...content, account: null }, href };
    const from = formatMoment(usableFrom, await getAddressClock(to, timeZone), locale);
    return { content: { ...content, account: { end, from } }, href };
  },
  texts: {
    en: ({ name, changedBy, account }, href) => ({
      subject: 'Where you’re paid has changed',
      paragraphs: [
        `Hello ${name},`,
        ...(account
          ? [
              `Your bank account for payments is now the one ending in ${account.end}.`,
              `Your agencies pay to it from ${account.from}.`,
            ]
          : [
              account === null
                ? 'Your bank account for payments has been removed.'
                : changedBy
                  ? `${changedBy} has changed the PayPal address that you’re paid at.`
                  : 'The PayPal address that you’re paid at has changed.',
            ]),
        account === undefined
          ? 'If that’s wrong, correct it and tell your agency before the next payment.'
          : 'If that wasn’t you, change your password now and tell your agency before the next payment.',
      ],
      action: { label: 'Check billing', href },
    }),
    es: ({ name, changedBy, account }, href) => ({
      subject: 'Ha cambiado tu cuenta de cobro',
      paragraphs: [
        `Hola, ${name}:`,
        ...(account
          ? [
              `Tu cuenta bancaria de cobro es ahora la que termina en ${account.end}.`,
              `Tus agencias te pagarán en ella a partir del ${account.from}.`,
            ]
          : [
              account === null
                ? 'Se ha quitado tu cuenta bancaria de cobro.'
                : changedBy
                  ? `${changedBy} ha cambiado la cuenta de PayPal en la que cobras.`
                  : 'La cuenta de PayPal en la que cobras ha cambiado.',
            ]),
        account === undefined
          ? 'Si no es correcto, corrígelo y avisa a tu agencia antes del próximo pago.'
          : 'Si no has sido tú, cambia ya tu contraseña y avisa a tu agencia antes del próximo pago.',
      ],
      action: { label: 'Revisar la facturación', href },
    }),
  },
  sample: ({ person }, locale) => ({
    name: person,
    changedBy: null,
    account: { end: '1332', from: MOMENT[locale] },
  }),
});
