import Business from '@mui/icons-material/BusinessOutlined';
import type { Company } from '@domain/accounts/accounts.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { toPage } from '../../../components/lists/listFile.ts';
import { TableList } from '../../../components/lists/TableList.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCompanies, useCompanyFigures } from '../data/useCompanies.ts';
import { useCompanyColumns } from './useCompanyColumns.tsx';

const getHref = ({ id }: Company) => addresses.company.href(id);

/** The companies of an agency's clients with their figures, by name; each has a page. */
export const CompanyList = () => {
  const text = useText();
  const { data, status, error, reload } = useCompanies();
  const figures = useCompanyFigures(data);
  const columns = useCompanyColumns(figures.data);

  return (
    <TableList
      name="companies"
      label={text('companies.title')}
      file={text('companies.file')}
      columns={columns}
      // Sorting and the export need the figures, too.
      rows={figures.status === 'loading' ? undefined : data}
      pages={toPage(data ?? [])}
      error={status === 'error' ? error : undefined}
      onRetry={reload}
      getHref={getHref}
      empty={
        <EmptyState icon={Business} title={text('companies.none')}>
          {text('clients.noneText')}
        </EmptyState>
      }
    />
  );
};
