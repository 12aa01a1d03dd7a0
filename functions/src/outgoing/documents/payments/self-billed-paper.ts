import type { Agency } from '@domain/agencies/agencies.ts';
import type { SelfBilledPaper } from '@domain/selfBilling/papers.ts';
import { formatDay } from '../../../work/text/format-day.ts';
import { createAgencyPaper } from '../agency-paper.ts';
import { listAddressLines, loadPaperWords } from '../invoices/paper-words.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { toLineRow, toSumRows } from './sum-rows.ts';

/** Returns how the invoice names its VAT where none is charged. */
const nameNoVat = ({ vatOf, locale }: SelfBilledPaper): string => {
  const texts = PAYMENT_TEXTS[locale];
  if (vatOf.status === 'reverse') return texts.reverse;
  return vatOf.status === 'exempt' ? texts.exempt : texts.noVat;
};

/** Returns the PDF of an invoice in a talent's name, in its language. */
export const makeSelfBilledPaper = async (
  paper: SelfBilledPaper,
  agency: Agency | undefined,
): Promise<Buffer> => {
  const { number, locale, seller, buyer, issuedOn, replaces, currency, lines, vatOf, gross } = paper;
  const words = await loadPaperWords(locale);
  const texts = PAYMENT_TEXTS[locale];
  const title = `${gross < 0 ? texts.selfBilledCredit : texts.selfBilled} ${number}`;
  const look = { currency, locale };

  const document = createAgencyPaper(title, agency, locale)
    .letterhead(seller.legalName, listAddressLines(seller, words))
    .heading(title)
    .paragraph(`${texts.selfBilling}. ${texts.issuedBy(buyer.legalName, seller.legalName)}`)
    .facts([
      { label: texts.issued, text: formatDay(issuedOn, locale) },
      ...(replaces ? [{ label: texts.replaces, text: replaces }] : []),
    ])
    .heading(texts.billTo, 2)
    .paragraph(listAddressLines(buyer, words).join('\n'))
    .table(
      [texts.work, texts.amount],
      [
        ...lines.map((line) => toLineRow(line, look)),
        ...toSumRows(
          { sums: paper, rules: lines.map(({ rules }) => rules), noVat: nameNoVat(paper), net: texts.net },
          look,
        ),
      ],
    );
  if (vatOf.note) document.paragraph(vatOf.note, { faint: true });

  return document.finish((page, of) => `${seller.legalName} · ${number} · ${texts.page(page, of)}`);
};
