import { useRef, useState } from 'react';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { InferType } from 'yup';
import { VALIDATION_STATUSES } from '@domain/access/roles.ts';
import type { ClientPage } from '@domain/clients/clients.api.ts';
import { clientAdminSchema } from '@domain/clients/clients.schema.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { getFullName } from '@domain/people/names.ts';
import { parsePercentage } from '@domain/values/percentage.ts';
import { FactList } from '../../../components/FactList.tsx';
import type { Line } from '../../../components/form/getFieldChanges.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isFieldStale } from '../../../lib/http/apiError.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useCatalogLabel } from '../../../lib/reference.ts';
import { NameFields } from '../../../components/form/NameFields.tsx';
import { ResidenceFields } from '../../../components/form/ResidenceFields.tsx';
import { RoleField } from '../../../components/form/RoleField.tsx';
import { ClientAccessField } from './ClientAccessField.tsx';
import { ClientChanges, getProfileChanges, getProfile, getValues } from './ClientChanges.tsx';
import { ClientStatusField } from './ClientStatusField.tsx';
import { ClientTermsFields } from './ClientTermsFields.tsx';

type Values = InferType<typeof clientAdminSchema>;

interface Props {
  readonly client: ClientPage;
  readonly agencyId: string;
  /** Off on the client's own page. */
  readonly hasPageLink?: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A client's record and the decision on their account. Address and company can't be changed here. */
export const EditClientDialog = ({ client, agencyId, hasPageLink = true, onSaved, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const typeOf = useCatalogLabel('COMPANY_TYPE');
  const { id, name, lastName, updatedAt, company } = client;
  const [stored, setStored] = useState(() => getProfile(client));
  const beganRef = useRef<Line>(stored);
  const decided = client.accountValidationStatus ?? '';
  const { status: access = 'active', showRates: sawRates, commissionByAgency = [] } = client;
  const agreed = commissionByAgency.find((terms) => terms.agencyId === agencyId)?.commission ?? null;

  const send = async (values: Values, submission: Submission) => {
    const { accountValidationStatus, rejectionReason, status, commission, showRates, ...answers } =
      clientAdminSchema.cast(values);
    const share = parsePercentage(commission ?? '');
    // An unchanged decision isn't sent, because it would notify the client again.
    const decision = VALIDATION_STATUSES.find(
      (option) => option === accountValidationStatus && option !== decided,
    );
    const why = decision === 'REJECTED' && rejectionReason ? { rejectionReason } : {};
    const decisions = {
      ...(decision ? { accountValidationStatus: decision, ...why } : {}),
      ...(status === access ? {} : { status }),
      ...(showRates === sawRates ? {} : { showRates }),
      ...(share === agreed ? {} : { commissionByAgency: [{ agencyId, commission: share }] }),
    };
    const body = {
      ...getProfileChanges(answers, beganRef.current),
      // Decisions carry the version that the admin saw.
      ...(Object.keys(decisions).length > 0 ? { ...decisions, updatedAt } : {}),
    };

    try {
      await api.clients.update({ id }, body, submission);
    } catch (error) {
      // Concurrent change of the same field: show its current value beside the typed one.
      if (isFieldStale(error)) setStored(getProfile(await api.clients.get({ id })));
      throw error;
    }

    toasts.success(text('common.saved'));
    onSaved();
  };

  return (
    <FormDialog
      draft={`client.${id}`}
      title={getFullName({ name, lastName })}
      lead={
        <>
          <FactList
            facts={[
              [text('signUp.workEmail'), client.email],
              [text('signUp.companyName'), company?.name ?? '—'],
              [text('signUp.companyType'), company ? typeOf(company.companyType) : '—'],
            ]}
          />
          {hasPageLink && (
            <Link component={RouterLink} to={addresses.client.href(id)}>
              {text('clients.page')}
            </Link>
          )}
        </>
      }
      initial={{
        ...getValues(client),
        accountValidationStatus: decided,
        rejectionReason: '',
        status: access,
        commission: agreed === null ? '' : String(agreed),
        showRates: sawRates,
      }}
      schema={clientAdminSchema}
      submitLabel={text('common.save')}
      maxWidth={640}
      onSubmit={send}
      onClose={onClose}
    >
      <ClientChanges stored={stored} beganRef={beganRef} />
      <ReferenceFailure of={['catalog', 'countries']} />
      <NameFields isSelf={false} />
      <ResidenceFields isSelf={false} />
      <RoleField />
      <ClientStatusField decided={decided} />
      <ClientAccessField />
      <ClientTermsFields />
    </FormDialog>
  );
};
