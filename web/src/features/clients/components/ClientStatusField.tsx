import { useFormikContext } from 'formik';
import { VALIDATION_STATUSES } from '@domain/access/roles.ts';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { ShownWhen } from '../../../components/form/ShownWhen.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Values {
  readonly accountValidationStatus: string;
}

/** A client's access and the reason, for admins only. `decided`: the current decision. */
export const ClientStatusField = ({ decided }: { readonly decided?: string }) => {
  const text = useText();
  const { values } = useFormikContext<Values>();
  const status = values.accountValidationStatus;

  return (
    <>
      <FormSelect
        name="accountValidationStatus"
        label={text('clients.status')}
        options={VALIDATION_STATUSES.map((code) => ({ code, label: text(`clients.status.${code}`) }))}
      />
      {decided !== undefined && (
        <ShownWhen is={status === 'REJECTED' && status !== decided}>
          <FormTextArea name="rejectionReason" label={text('dashboard.rejectReason')} max={512} rows={2} />
        </ShownWhen>
      )}
    </>
  );
};
