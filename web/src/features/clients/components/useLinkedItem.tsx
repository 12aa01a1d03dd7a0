import type { CompanyOrder, CompanyPerson } from '@domain/companies/company-page.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { formatMoney } from '@domain/values/money.ts';
import { DateText } from '../../../components/DateText.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import type { LinkedItem } from './LinkedItems.tsx';

export const usePersonItem = (): ((person: CompanyPerson) => LinkedItem) => {
  const text = useText();

  return ({ id, displayName, email, isPending }) => ({
    id,
    href: addresses.client.href(id),
    name: displayName,
    detail: isPending ? text('companies.pending') : email,
  });
};

export const useOrderItem = (): ((order: CompanyOrder) => LinkedItem) => {
  const text = useText();
  const { locale } = useLocale();

  const formatState = ({ state, open, currency }: CompanyOrder) => {
    if (state === 'cancelled') return text('companies.orderCancelled');
    if (open === 0) return text('companies.orderPaid');
    return text('companies.orderOpen', { amount: formatMoney(open, currency, locale) });
  };

  const getName = ({ projectName: project, renewedLicenceId, charge }: CompanyOrder): string => {
    if (charge) return text('companies.charge', { project });
    return renewedLicenceId === null ? project : text('companies.renewal', { project });
  };

  return (order) => ({
    id: order.id,
    href:
      order.renewedLicenceId === null
        ? addresses.castingsProject.href(order.projectId, ORDER_STEP)
        : addresses.licences.href(undefined, order.renewedLicenceId),
    name: getName(order),
    detail: (
      <>
        {formatMoney(order.total, order.currency, locale)} · {formatState(order)} ·{' '}
        <DateText instant={order.updatedAt} />
      </>
    ),
  });
};
