import CallMerge from '@mui/icons-material/CallMerge';
import Button from '@mui/material/Button';
import type { Company } from '@domain/accounts/accounts.ts';
import { companyFormSchema, type CompanyValues } from '@domain/companies/companies.schema.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormRadios } from '../../../components/form/FormRadios.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useCatalogOptions } from '../../../lib/reference.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly company: Company;
  readonly canMerge: boolean;
  readonly onSaved: () => void;
  readonly onMerge: () => void;
  readonly onClose: () => void;
}

/** Edits a company's name and type, and offers merging it. */
export const EditCompanyDialog = ({ company, canMerge, onSaved, onMerge, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const types = useCatalogOptions('COMPANY_TYPE');
  const { id, name, companyType } = company;

  return (
    <FormDialog<CompanyValues>
      draft={`company.${id}`}
      title={name}
      lead={text('companies.editLead')}
      initial={{ name, companyType }}
      schema={companyFormSchema}
      submitLabel={text('common.save')}
      onSubmit={async (values: CompanyValues, submission: Submission) => {
        await api.companies.update(
          { id: company.id },
          {
            ...companyFormSchema.cast(values),
            was: { name: company.name, companyType: company.companyType },
          },
          submission,
        );
        toasts.success(text('common.saved'));
        onSaved();
      }}
      onClose={onClose}
    >
      <ReferenceFailure of={['catalog']} />
      <FormTextField name="name" label={text('signUp.companyName')} autoFocus />
      <FormRadios
        name="companyType"
        label={text('signUp.companyType')}
        options={types}
        loading={types.length === 0}
      />
      {canMerge && (
        <div>
          <Button color="inherit" startIcon={<CallMerge />} onClick={onMerge}>
            {text('companies.mergeInto')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
};
