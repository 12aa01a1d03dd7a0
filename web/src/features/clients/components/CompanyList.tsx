import { useMemo, useState } from 'react';
import Business from '@mui/icons-material/BusinessOutlined';
import type { Company } from '@domain/accounts/accounts.ts';
import { toPage } from '../../../components/lists/listFile.ts';
import { TableList } from '../../../components/lists/TableList.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogLabel } from '../../../lib/reference.ts';
import { useCompanies } from '../data/useCompanies.ts';
import { EditCompanyDialog } from './EditCompanyDialog.tsx';
import { MergeCompanyDialog } from './MergeCompanyDialog.tsx';

interface Opened {
  readonly company: Company;
  readonly isMerging: boolean;
}

/** The companies of an agency's clients, by name. Each can be edited or merged into another. */
export const CompanyList = () => {
  const text = useText();
  const typeOf = useCatalogLabel('COMPANY_TYPE');
  const { data, status, error, reload } = useCompanies();
  const [opened, setOpened] = useState<Opened>();

  const columns = useMemo(
    (): readonly DataColumn<Company>[] => [
      {
        field: 'name',
        label: text('companies.name'),
        plain: ({ name }) => name,
        cell: ({ name }) => name,
        share: 2,
        minWidth: 200,
      },
      {
        field: 'type',
        label: text('companies.type'),
        plain: ({ companyType }) => typeOf(companyType),
        cell: ({ companyType }) => typeOf(companyType),
        minWidth: 160,
      },
    ],
    [text, typeOf],
  );

  const closeAndReload = () => {
    setOpened(undefined);
    reload();
  };

  return (
    <>
      <TableList
        name="companies"
        label={text('companies.title')}
        file={text('companies.file')}
        columns={columns}
        rows={data}
        pages={toPage(data ?? [])}
        error={status === 'error' ? error : undefined}
        onRetry={reload}
        onOpen={(company) => setOpened({ company, isMerging: false })}
        empty={
          <EmptyState icon={Business} title={text('companies.none')}>
            {text('clients.noneText')}
          </EmptyState>
        }
      />
      {opened?.isMerging === false && (
        <EditCompanyDialog
          company={opened.company}
          canMerge={(data ?? []).length > 1}
          onSaved={closeAndReload}
          onMerge={() => setOpened({ ...opened, isMerging: true })}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.isMerging && (
        <MergeCompanyDialog
          company={opened.company}
          companies={data ?? []}
          onMerged={closeAndReload}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};
