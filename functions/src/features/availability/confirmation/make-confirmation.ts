import { getTotal, type OfferedAsset } from '@domain/availability/offers.ts';
import { computeNet, UNSET_RULE, type NetRule } from '@domain/earnings/compute-net.ts';
import type { ExclusivityTerms } from '@domain/exclusivity/exclusivity.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { formatMoney } from '@domain/values/money.ts';
import { createAgencyPaper, readAgencyLogo } from '../../../outgoing/documents/agency-paper.ts';
import type { PaperRow } from '../../../outgoing/documents/paper.ts';
import { sealPaper } from '../../../outgoing/documents/seal-paper.ts';
import { formatDay } from '../../../work/text/format-day.ts';
import { formatMoment, formatSpan } from '../../../work/text/reader-zone.ts';
import { listTerms } from './booking-terms-text.ts';
import { CONFIRMATION_TEXTS } from './confirmation-texts.ts';
import type { ConfirmedBooking } from './read-booking.ts';

/** Whose copy: `talent` has fee and share, `priced` the fee, `plain` no amounts. */
export type ConfirmationCopy = 'talent' | 'priced' | 'plain';

const listUses = (assets: readonly OfferedAsset[], locale: Locale) =>
  assets.flatMap(({ name, licences }) =>
    licences.map(({ id, format, territoryCover, duration }) => {
      const terms = [format, territoryCover, duration].map(({ label, labelEs }) =>
        locale === 'es' ? labelEs : label,
      );
      return { id, text: `${name}: ${terms.join(' · ')}` };
    }),
  );

/** Returns the agency's share and what is left of the fee; empty without a share. */
const listShare = (fee: number, share: NetRule, currency: string, locale: Locale): readonly PaperRow[] => {
  if (share.rate === 0) return [];
  const texts = CONFIRMATION_TEXTS[locale];
  const rules = { share, vat: UNSET_RULE, withholding: UNSET_RULE };
  const net = computeNet({ session: fee, usage: 0 }, rules);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const format = (amount: number): string => formatMoney(amount, currency, locale);

  return [
    { label: texts.share(percent.format(share.rate / 10_000)), amount: format(-net.share) },
    { label: texts.afterShare, amount: format(net.net), isSum: true },
  ];
};

const formatExclusive = ({ category, territory, through }: ExclusivityTerms, locale: Locale): string =>
  CONFIRMATION_TEXTS[locale].exclusive(
    getShownLabel(category, locale),
    getShownLabel(territory, locale),
    formatDay(through, locale),
  );

/** Returns what is paid and for what, as far as the copy has it; empty when the fee couldn't be calculated. */
const listFees = (
  { offer, share }: ConfirmedBooking,
  copy: ConfirmationCopy,
  locale: Locale,
): readonly PaperRow[] => {
  const fee = getTotal(offer);
  if (copy === 'plain' || fee === undefined) return [];
  const texts = CONFIRMATION_TEXTS[locale];
  const { assets, payments, currency, session = 0, minimum = 0, exclusivity = 0, exclusive } = offer;
  const format = (amount: number): string => formatMoney(amount, currency, locale);
  const paid = new Map(payments.map(({ licenseId, talentTotalPayment }) => [licenseId, talentTotalPayment]));

  return [
    ...listUses(assets, locale).map(({ id, text }) => ({ label: text, amount: format(paid.get(id) ?? 0) })),
    ...(session === 0 ? [] : [{ label: texts.session, amount: format(session) }]),
    ...(minimum === 0 ? [] : [{ label: texts.minimum, amount: format(minimum) }]),
    ...(exclusive ? [{ label: formatExclusive(exclusive, locale), amount: format(exclusivity) }] : []),
    { label: texts.fee, amount: format(fee), isSum: true },
    ...(copy === 'talent' ? listShare(fee, share, currency, locale) : []),
  ];
};

/** Returns one copy of a booking's confirmation as sealed PDF. */
export const makeConfirmation = async (
  booking: ConfirmedBooking,
  copy: ConfirmationCopy,
  locale: Locale,
): ReturnType<typeof sealPaper> => {
  const { agency, role, clientName, talentName, span, timeZone, offer } = booking;
  const texts = CONFIRMATION_TEXTS[locale];
  const title = `${texts.title}: ${role.projectName}, ${role.character}`;
  const fees = listFees(booking, copy, locale);

  const paper = createAgencyPaper(title, agency, locale)
    .letterhead(role.agencyName, [], await readAgencyLogo(agency, locale))
    .heading(texts.title)
    .paragraph(texts.lead(role.agencyName, clientName, talentName))
    .facts([
      { label: texts.project, text: role.projectName },
      { label: texts.client, text: clientName },
      ...(role.brand ? [{ label: texts.brand, text: role.brand }] : []),
      { label: texts.talent, text: talentName },
      { label: texts.character, text: role.character },
      { label: texts.language, text: role.languageName },
      { label: texts.when, text: formatSpan(span, { zone: timeZone }, locale) },
    ])
    .heading(fees.length === 0 ? texts.use : texts.fee, 2);

  if (fees.length === 0)
    paper.paragraph(
      [
        ...listUses(offer.assets, locale).map(({ text }) => text),
        ...(offer.exclusive ? [formatExclusive(offer.exclusive, locale)] : []),
      ].join('\n'),
    );
  else paper.table([texts.use, texts.amount], fees).paragraph(texts.beforeTaxes, { faint: true });

  paper.heading(texts.terms, 2);
  for (const sentence of listTerms(booking.terms, locale)) paper.paragraph(sentence);

  paper.heading(texts.synthetic, 2).paragraph(texts.noSynthetic);
  if (booking.allowsTake) paper.paragraph(texts.takeAllowed);
  if (booking.demoName) paper.paragraph(texts.demoAllowed(booking.demoName));
  const moment = formatMoment(new Date().toISOString(), { zone: timeZone }, locale);
  paper.paragraph(texts.sealed(moment), { faint: true });

  return sealPaper(paper, {
    foot: (page, of) => `${title} · ${texts.page(page, of)}`,
    reason: texts.reason,
  });
};
