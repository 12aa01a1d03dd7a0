import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { CompanyPage } from '@domain/companies/company-page.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { useText } from '../../../i18n/useText.ts';
import { LinkedItems } from './LinkedItems.tsx';
import { useOrderItem, usePersonItem } from './useLinkedItem.tsx';

/** The people, open projects and orders of a company, each with its own page. */
export const CompanySections = ({ company, people, projects, orders }: CompanyPage) => {
  const text = useText();
  const toPerson = usePersonItem();
  const toItem = useOrderItem();

  return (
    <>
      <LinkedItems
        title={text('companies.people')}
        none={text('companies.noPeople')}
        items={people.map(toPerson)}
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
        items={orders.map(toItem)}
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
