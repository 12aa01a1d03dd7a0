import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { CompanyPage } from '@domain/companies/company-page.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { formatMoney } from '@domain/values/money.ts';
import { DateText } from '../../../components/DateText.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';

interface Item {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly detail: ReactNode;
}

interface SectionProps {
  readonly title: string;
  readonly none: string;
  readonly items: readonly Item[];
  readonly children?: ReactNode;
}

const LinkedItems = ({ title, none, items, children }: SectionProps) => (
  <SectionCard title={title}>
    {items.length === 0 ? (
      <Muted>{none}</Muted>
    ) : (
      <RowList label={title}>
        {items.map(({ id, href, name, detail }) => (
          <li key={id}>
            <Link component={RouterLink} to={href} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Link>
            <Muted component="span">{detail}</Muted>
          </li>
        ))}
      </RowList>
    )}
    {children}
  </SectionCard>
);

/** The people, open projects and orders of a company, each with its own page. */
export const CompanySections = ({ company, people, projects, orders }: CompanyPage) => {
  const text = useText();
  const { locale } = useLocale();

  const formatOrder = ({ state, open, currency }: CompanyPage['orders'][number]) => {
    if (state === 'cancelled') return text('companies.orderCancelled');
    if (open === 0) return text('companies.orderPaid');
    return text('companies.orderOpen', { amount: formatMoney(open, currency, locale) });
  };

  return (
    <>
      <LinkedItems
        title={text('companies.people')}
        none={text('companies.noPeople')}
        items={people.map(({ id, displayName, email, isPending }) => ({
          id,
          href: addresses.clients.href(email),
          name: displayName,
          detail: isPending ? text('companies.pending') : email,
        }))}
      />
      <LinkedItems
        title={text('companies.projectsTitle')}
        none={text('companies.noProjects')}
        items={projects.map(({ id, name, state }) => ({
          id,
          href: addresses.castingsProject.href(id),
          name,
          detail: text(`projects.state.${state}`),
        }))}
      />
      <LinkedItems
        title={text('companies.ordersTitle')}
        none={text('companies.noOrders')}
        items={orders.map((order) => ({
          id: order.id,
          href:
            order.renewedLicenceId === null
              ? addresses.castingsProject.href(order.projectId, ORDER_STEP)
              : addresses.licences.href(undefined, order.renewedLicenceId),
          name:
            order.renewedLicenceId === null
              ? order.projectName
              : text('companies.renewal', { project: order.projectName }),
          detail: (
            <>
              {formatMoney(order.total, order.currency, locale)} · {formatOrder(order)} ·{' '}
              <DateText instant={order.updatedAt} />
            </>
          ),
        }))}
      >
        {orders.length > 0 && (
          <Link
            component={RouterLink}
            to={`${addresses.orders.href()}?${new URLSearchParams({ search: company.name }).toString()}`}
          >
            {text('companies.allOrders')}
          </Link>
        )}
      </LinkedItems>
    </>
  );
};
