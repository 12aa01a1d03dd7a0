import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { formatMoney } from '@domain/values/money.ts';
import { payoutItems } from '../../../../work/collections/payout-items.ts';
import { formatDay } from '../../../../work/text/format-day.ts';
import { makeRemittancePaper } from '../../../documents/payments/remittance-paper.ts';
import { defineMail, type Write } from '../../define-mail.ts';
import type { MailAttachment } from '../../layout.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { DAY } from '../../samples.ts';

interface Params {
  readonly name: string;
  readonly agencyName: string;
  /** Minor units. */
  readonly net: number;
  readonly currency: string;
  /** `YYYY-MM-DD`. */
  readonly paidOn: string;
  readonly reference: string;
  /** The part of each project. */
  readonly lines: readonly { readonly projectName: string; readonly amount: number }[];
}

interface MailedLine {
  readonly projectName: string;
  readonly amount: string;
}

interface Content {
  readonly name: string;
  readonly agencyName: string;
  readonly total: string;
  readonly day: string;
  readonly reference: string;
  readonly lines: readonly MailedLine[];
  readonly attachment: MailAttachment;
}

const WORDS = {
  en: {
    subject: ({ agencyName, total }: Content) => `${agencyName} paid you ${total}`,
    hello: ({ name }: Content) => `Hello ${name},`,
    lead: ({ agencyName, total, day }: Content) =>
      `${agencyName} paid you ${total} on ${day}. Depending on your bank, it arrives within one or two working days.`,
    reference: 'Reference',
    total: 'Total',
    action: 'See your earnings',
  },
  es: {
    subject: ({ agencyName, total }: Content) => `${agencyName} te ha pagado ${total}`,
    hello: ({ name }: Content) => `Hola, ${name}:`,
    lead: ({ agencyName, total, day }: Content) =>
      `${agencyName} te ha pagado ${total} con fecha ${day}. Según tu banco, puede tardar uno o dos días laborables en llegar.`,
    reference: 'Referencia',
    total: 'Total',
    action: 'Ver mis ganancias',
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const write =
  (locale: Locale): Write<Content> =>
  (content, href) => {
    const words = WORDS[locale];

    return {
      subject: words.subject(content),
      paragraphs: [words.hello(content), words.lead(content)],
      details: [
        ...content.lines.map(({ projectName, amount }) => ({ label: projectName, text: amount })),
        { label: words.total, text: content.total },
        { label: words.reference, text: content.reference },
      ],
      action: { label: words.action, href },
      attachment: content.attachment,
    };
  };

/** To a talent: the remittance advice of a payment, with its PDF. */
export const remittanceMail = defineMail({
  kind: 'remittance',
  noticeKind: 'orders',
  load: async ({ net, currency, paidOn, lines, ...rest }: Params, { locale }) => {
    const item = await payoutItems.get(rest.reference);
    if (item?.state !== 'paid') throw new NoLongerNeeded('The transfer was returned');
    const bytes = await makeRemittancePaper(item, locale);

    return {
      content: {
        ...rest,
        total: formatMoney(net, currency, locale),
        day: formatDay(paidOn, locale),
        lines: lines.map(({ projectName, amount }) => ({
          projectName,
          amount: formatMoney(amount, currency, locale),
        })),
        attachment: { fileName: `remittance-${rest.reference}.pdf`, bytes },
      },
      href: addresses.earnings.href(),
    };
  },
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, agency, project }, locale) => ({
    name: person,
    agencyName: agency,
    total: formatMoney(84_700, 'EUR', locale),
    day: DAY[locale],
    reference: '0A1B2C3D4E5F60718293-1',
    attachment: { fileName: 'remittance-1.pdf', bytes: Buffer.from('%PDF-') },
    lines: [50_000, 34_700].map((amount) => ({
      projectName: project,
      amount: formatMoney(amount, 'EUR', locale),
    })),
  }),
});
