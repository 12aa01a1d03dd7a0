import { Timestamp } from 'firebase-admin/firestore';
import type { BillingInformation } from '@domain/billing/billing.ts';
import { ADDRESS_FIELDS, type InvoiceAddress } from '@domain/orders/billing-fields.ts';
import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import { addSums, NO_SUMS, type PaymentSums } from '@domain/orders/earnings.ts';
import { formatInvoiceNumber, toInvoiceId, toSequenceId } from '@domain/orders/invoices.ts';
import { holdsOn, type SelfBillingAgreement } from '@domain/selfBilling/agreements.ts';
import { REMINDER_DAYS, type PaperLine, type SelfBilledPaper } from '@domain/selfBilling/papers.ts';
import { getNames, pickFields } from '@domain/values/fields.ts';
import { queueMail } from '../../../outgoing/mail/outbox.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getAgencyDay, readAgency } from '../../../work/collections/agencies.ts';
import { billingInformation } from '../../../work/collections/billing-information.ts';
import { readBillingTerms } from '../../../work/collections/billings.ts';
import { paymentDetails } from '../../../work/collections/payment-details.ts';
import { selfBilledPapers } from '../../../work/collections/self-billed-papers.ts';
import { findAcceptedAgreements } from '../../../work/collections/self-billing-agreements.ts';
import { readTalents } from '../../../work/collections/talents.ts';
import { reserveNextPlace } from '../../../work/records/invoices.ts';
import type { Work } from '../../../work/unit/work.ts';

const DAY_MS = 24 * 3_600_000;
const SERIES = 'selfBilled';

/** What a talent is invoiced for. */
export interface PaperWish {
  readonly talentId: string;
  readonly currency: string;
  readonly lines: readonly PaperLine[];
  readonly agreement: SelfBillingAgreement;
  /** The number of the rejected paper that it replaces. */
  readonly replaces: string | null;
}

const pickLater = (a: string, b: string): string => (a > b ? a : b);

const toAddress = ({ address, address2, city, state, ...billing }: BillingInformation): InvoiceAddress => ({
  ...pickFields({ ...billing, address, city }, getNames(ADDRESS_FIELDS)),
  address: [address, address2].filter(Boolean).join(', '),
  city: [city, state].filter(Boolean).join(', '),
});

const requireTerms = (terms: BillingTerms | undefined): BillingTerms => {
  if (!terms) throw new AppError(409, 'selfBilling.noTerms');
  return terms;
};

const sumLines = (lines: readonly PaymentSums[]): PaymentSums =>
  lines.reduce((sums, line) => addSums(sums, line), NO_SUMS);

/** Returns the agency's day, and the agreements that hold on it by talent. */
export const readAgreements = async (
  work: Work,
  agencyId: string,
): Promise<ReadonlyMap<string, SelfBillingAgreement>> => {
  const today = await getAgencyDay(agencyId, work);
  const accepted = await findAcceptedAgreements(agencyId, work);
  return new Map(
    accepted
      .filter((agreement) => holdsOn(agreement, today))
      .map((agreement) => [agreement.talentId, agreement]),
  );
};

/** Issues papers with the next numbers of the agency's series, and emails them. 409 while a party's details are missing. */
export const issuePapers = async (
  work: Work,
  agencyId: string,
  wishes: readonly PaperWish[],
): Promise<readonly SelfBilledPaper[]> => {
  if (wishes.length === 0) return [];
  const talentIds = wishes.map(({ talentId }) => talentId);
  const [agency, terms, today, talents, billings, details] = [
    await readAgency(agencyId, work),
    requireTerms(await readBillingTerms(agencyId, work)),
    await getAgencyDay(agencyId, work),
    await readTalents(talentIds, work),
    await billingInformation.getAll(talentIds, work),
    await paymentDetails.getAll(talentIds, work),
  ];
  const year = Number(today.slice(0, 4));
  const series = { agencyId, year, kind: SERIES } as const;
  const { place, issuedBefore = '', take } = await reserveNextPlace(work, selfBilledPapers, series);
  const now = Timestamp.now();

  const papers = wishes.map(({ talentId, currency, lines, agreement, replaces }, index) => {
    const talent = talents.find(({ id }) => id === talentId);
    const billing = billings.find(({ id }) => id === talentId);
    if (!talent || !billing) throw new AppError(409, 'selfBilling.noBilling');
    const { vat, note } = details.find(({ id }) => id === talentId)?.taxStatus ?? { vat: 'none', note: '' };

    const paper: SelfBilledPaper = {
      ...sumLines(lines),
      id: toInvoiceId(toSequenceId(agencyId, year, SERIES), place + index),
      agencyId,
      talentId,
      agreementId: agreement.id,
      number: formatInvoiceNumber(terms.invoicePrefix, year, SERIES, place + index),
      issuedOn: pickLater(today, issuedBefore),
      currency,
      locale: talent.communicationLanguage,
      seller: toAddress(billing),
      buyer: pickFields(terms, getNames(ADDRESS_FIELDS)),
      vatOf: { status: vat, note },
      lines,
      replaces,
      state: 'issued',
      reason: '',
      decidedBy: null,
      decidedAt: null,
      silenceAccepts: agreement.silenceAccepts,
      dueAt: Timestamp.fromMillis(now.toMillis() + REMINDER_DAYS * DAY_MS),
      wasReminded: false,
      storagePath: null,
      createdAt: now,
    };

    work.create(selfBilledPapers, paper);
    work.audit(
      { subject: `selfBilledPapers/${paper.id}`, agencyId },
      null,
      { number: paper.number, net: paper.net, currency },
      { action: 'selfBilling.issue' },
    );
    queueMail(work, `self-billed-paper_${paper.id}`, {
      kind: 'self-billed-paper',
      to: talent.email,
      locale: talent.communicationLanguage,
      agencyId,
      params: {
        name: talent.fullName,
        agencyName: agency?.publicName ?? '',
        paperId: paper.id,
        isReminder: false,
      },
    });
    return paper;
  });

  take(papers.length);
  return papers;
};
