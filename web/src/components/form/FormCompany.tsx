import type { Company } from '@domain/accounts/accounts.ts';
import { FormChoice } from './FormChoice.tsx';
import { ErrorState } from '../states/states.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import { useRequest } from '../../lib/http/useRequest.ts';

/** Selects the agency's company that a project is for. */
export const FormCompany = () => {
  const text = useText();
  const companies = useRequest<readonly Company[]>('companies', (signal) =>
    api.projects.companies({ signal }),
  );
  if (companies.status === 'error') return <ErrorState error={companies.error} onRetry={companies.reload} />;

  return (
    <FormChoice
      name="companyId"
      label={text('projects.field.company')}
      options={(companies.data ?? []).map(({ id, name }) => ({ code: id, label: name }))}
      loading={companies.status === 'loading'}
    />
  );
};
