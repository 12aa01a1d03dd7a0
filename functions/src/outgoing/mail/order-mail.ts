import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { OrderedRenewal } from '@domain/orders/orders.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { formatMoney } from '@domain/values/money.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { readSoldLicences } from '../../work/records/sold-licences.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import { readOrder } from '../../work/records/orders.ts';
import { formatDay } from '../../work/text/format-day.ts';
import { maySeeOrder } from './may-see-order.ts';
import { NoLongerNeeded } from './no-longer-needed.ts';
import type { OrderMail } from './templates/order.ts';

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

/** Returns the content and link of an order mail. Readers who have lost the project since get none. */
export const composeOrderMail = async (
  { uid, orderId, total, currency, paper, ...view }: MailParams['order'],
  locale: Locale,
): Promise<{ readonly path: string; readonly mail: OrderMail }> => {
  const order = await readOrder(orderId);
  if (uid !== null && !(await maySeeOrder(uid, order))) throw new NoLongerNeeded();

  const area = uid === null ? addresses.castingsProject : addresses.project;

  return {
    path: order?.renewal
      ? addresses.licences.href(undefined, order.renewal.licenceId)
      : area.href(orderId, ORDER_STEP),
    mail: {
      ...view,
      isAgency: uid === null,
      total: formatMoney(total, currency, locale),
      paper,
      renewal: order?.renewal ? await describeRenewal(order.renewal, locale) : null,
    },
  };
};
