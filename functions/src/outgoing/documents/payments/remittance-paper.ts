import type { Locale } from '@domain/messages/locale.ts';
import { getDeductions } from '@domain/orders/earnings.ts';
import type { PayoutItem } from '@domain/payouts/payouts.ts';
import { readAgency } from '../../../work/collections/agencies.ts';
import { earnings } from '../../../work/collections/earnings.ts';
import { readTalent } from '../../../work/collections/talents.ts';
import { formatDay } from '../../../work/text/format-day.ts';
import { createAgencyPaper, readAgencyLogo } from '../agency-paper.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { toLineRow, toSumRows } from './sum-rows.ts';

/** Returns the PDF that lists what a payment is for. */
export const makeRemittancePaper = async (item: PayoutItem, locale: Locale): Promise<Buffer> => {
  const { id, agencyId, talentId, currency, paidOn } = item;
  const [agency, talent, paid] = await Promise.all([
    readAgency(agencyId),
    readTalent(talentId),
    earnings.getAll(item.earnings.map((earning) => earning.id)),
  ]);
  const logo = await readAgencyLogo(agency, locale);
  const texts = PAYMENT_TEXTS[locale];
  const agencyName = agency?.publicName ?? '';
  const look = { currency, locale };

  const lines = item.earnings.map((line) => {
    const earning = paid.find((found) => found.id === line.id);
    return toLineRow({ ...line, projectName: earning?.projectName ?? '' }, look);
  });
  const rules = paid.map((earning) => getDeductions(earning).rules);

  return createAgencyPaper(texts.remittance, agency, locale)
    .letterhead(agencyName, [], logo)
    .heading(texts.remittance)
    .facts([
      { label: texts.payee, text: talent?.fullName ?? '' },
      { label: texts.paidOn, text: paidOn === null ? '' : formatDay(paidOn, locale) },
      { label: texts.reference, text: id },
    ])
    .table(
      [texts.work, texts.amount],
      [...lines, ...toSumRows({ sums: item, rules, noVat: texts.noVat, net: texts.paid }, look)],
    )
    .finish((page, of) => `${agencyName} · ${id} · ${texts.page(page, of)}`);
};
