import type { OrderedCharge } from '@domain/bookings/charges.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { getPaperNumber, isAwaitingIssue, type Invoice } from '@domain/orders/invoices.ts';
import type { Order, OrderedRenewal } from '@domain/orders/orders.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { formatChange, formatMoney } from '@domain/values/money.ts';
import { findByNumber } from '../../../../work/collections/invoices.ts';
import { readOrder } from '../../../../work/collections/orders.ts';
import { readSoldLicences } from '../../../../work/collections/sold-licences.ts';
import { formatDay } from '../../../../work/text/format-day.ts';
import { getLanguageName } from '../../../../work/text/language-name.ts';
import { readInvoiceFile } from '../../../documents/invoices/invoice-paper.ts';
import { PAPER_TEXTS } from '../../../documents/invoices/paper-texts.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { maySeeOrder } from './may-see-order.ts';
import { writeOrder, type OrderOccasion } from './order.words.ts';

interface Params {
  readonly name: string;
  /** The buyer; null: to the agency. */
  readonly uid: string | null;
  readonly orderId: string;
  readonly projectName: string;
  readonly companyName: string;
  readonly occasion: OrderOccasion;
  /** In minor units, at the time. */
  readonly total: number;
  readonly currency: string;
  /** What a new price adds to the accepted one before VAT; absent or null: the price is the accepted one. */
  readonly change?: number | null;
  /** Number of the invoice or credit note; null: none. */
  readonly paper: string | null;
  /** The agency that placed the order for the buyer; absent or null: the buyer did. */
  readonly placedBy?: string | null;
}

/** Names what is renewed: voice, role, asset, medium, territory, and its new last day. */
const describeRenewal = async (
  { licenceId, character, language, assetName, through }: OrderedRenewal,
  locale: Locale,
): Promise<string> => {
  const [[licence], languageName] = await Promise.all([
    readSoldLicences([licenceId]),
    getLanguageName(language, locale),
  ]);
  const use = licence
    ? [licence.format, licence.territoryCover].map((item) => getShownLabel(item, locale))
    : [];
  const role = `${character} (${languageName})`;

  return [licence?.talentName, role, assetName, ...use, formatDay(through, locale)]
    .filter(Boolean)
    .join(' · ');
};

/** Names what is charged: reason, role and day of the recording. */
const describeCharge = async (
  { kind, character, language, on }: OrderedCharge,
  locale: Locale,
): Promise<string> => {
  const role = `${character} (${await getLanguageName(language, locale)})`;
  return [PAPER_TEXTS[locale].charges[kind], role, formatDay(on, locale)].join(' · ');
};

/** Finds an order's invoice or credit note by our number. */
const findPaper = async (order: Order | undefined, number: string | null): Promise<Invoice | undefined> => {
  const found = order && number !== null ? await findByNumber(order, number) : [];
  return found.find((paper) => paper.orderId === order?.id && paper.number === number);
};

/** To the buyer, or to the agency. Readers who have lost the project since get none. */
export const orderMail = defineMail({
  kind: 'order',
  noticeKind: 'orders',
  load: async ({ uid, orderId, total, currency, change, ...view }: Params, { locale }) => {
    const order = await readOrder(orderId);
    if (uid !== null && !(await maySeeOrder(uid, order))) throw new NoLongerNeeded();

    const paper = await findPaper(order, view.paper);
    const area = uid === null ? addresses.castingsProject : addresses.project;
    const path = order?.renewal
      ? addresses.licences.href(undefined, order.renewal.licenceId)
      : area.href(order?.projectId ?? orderId, ORDER_STEP);

    return {
      content: {
        ...view,
        isAgency: uid === null,
        paper: paper ? getPaperNumber(paper) : view.paper,
        isProForma: paper !== undefined && isAwaitingIssue(paper),
        attachment: paper && uid !== null ? await readInvoiceFile(paper, locale) : null,
        total: formatMoney(total, currency, locale),
        change: change ? formatChange(change, currency, locale) : null,
        renewal: order?.renewal ? await describeRenewal(order.renewal, locale) : null,
        charge: order?.charge ? await describeCharge(order.charge, locale) : null,
      },
      href: path,
    };
  },
  texts: { en: writeOrder('en'), es: writeOrder('es') },
  sample: ({ person, project, company }, locale) => ({
    name: person,
    isAgency: false,
    projectName: project,
    companyName: company,
    occasion: 'confirmed',
    total: formatMoney(128_450, 'EUR', locale),
    change: null,
    paper: 'AO-2026-0007',
    isProForma: false,
    attachment: { fileName: 'AO-2026-0007.pdf', bytes: Buffer.from('%PDF-') },
    renewal: null,
    charge: null,
  }),
});
