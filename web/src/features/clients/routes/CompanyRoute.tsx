import { useState } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { DateText } from '../../../components/DateText.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { DeniedState, ErrorState } from '../../../components/states/states.tsx';
import { TableSkeleton } from '../../../components/table/TableSkeleton.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCatalogLabel } from '../../../lib/reference.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { CompanySections } from '../components/CompanySections.tsx';
import { EditCompanyDialog } from '../components/EditCompanyDialog.tsx';
import { MergeCompanyDialog } from '../components/MergeCompanyDialog.tsx';
import { useCompanies, useCompany } from '../data/useCompanies.ts';

const LIST = `${addresses.clients.href()}?view=companies`;

const Company = ({ id }: { readonly id: string }) => {
  const text = useText();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const typeOf = useCatalogLabel('COMPANY_TYPE');
  const [dialog, setDialog] = useState<'edit' | 'merge'>();
  const { data, error, reload } = useCompany(id);
  const companies = useCompanies();
  if (!data)
    return error === undefined ? (
      <TableSkeleton columns={2} />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    );

  const { company, figures, legalName, vatTaxId } = data;
  const close = () => setDialog(undefined);
  const formatSums = (sums: typeof figures.open) =>
    joinDotted(sums.map(({ amount, currency }) => formatMoney(amount, currency, locale))) || '—';

  return (
    <>
      <PageHeader
        title={company.name}
        eyebrow={
          <Link component={RouterLink} to={LIST}>
            {text('companies.back')}
          </Link>
        }
        meta={typeOf(company.companyType)}
        actions={
          <Button variant="outlined" color="inherit" onClick={() => setDialog('edit')}>
            {text('companies.edit')}
          </Button>
        }
      />
      <Stack isBounded>
        <SectionCard title={text('companies.facts')}>
          <FactList
            facts={[
              [text('companies.ordered'), formatSums(figures.ordered)],
              [text('companies.open'), formatSums(figures.open)],
              [
                text('companies.lastOrder'),
                figures.lastOrderAt === null ? '—' : <DateText instant={figures.lastOrderAt} />,
              ],
              [text('companies.legalName'), legalName || text('companies.noBilling')],
              [text('companies.taxId'), vatTaxId || '—'],
            ]}
          />
        </SectionCard>
        <CompanySections {...data} />
      </Stack>
      {dialog === 'edit' && (
        <EditCompanyDialog
          company={company}
          canMerge={(companies.data ?? []).length > 1}
          onSaved={() => {
            close();
            reload();
          }}
          onMerge={() => setDialog('merge')}
          onClose={close}
        />
      )}
      {dialog === 'merge' && (
        <MergeCompanyDialog
          company={company}
          companies={companies.data ?? []}
          onMerged={() => void navigate(LIST)}
          onClose={close}
        />
      )}
    </>
  );
};

/** A client company with its people, projects and orders, for admins of the chosen agency. */
const CompanyRoute = () => {
  const { companyId = '' } = useParams();
  const { roles, agency } = useSignedIn();
  if (!agency || !roles.includes('admin')) return <DeniedState />;

  return <Company key={`${agency.id} ${companyId}`} id={companyId} />;
};

export default CompanyRoute;
