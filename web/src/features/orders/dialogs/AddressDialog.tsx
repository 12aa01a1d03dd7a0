import { companyBillingSchema } from '@domain/orders/orders.schema.ts';
import type { InvoiceAddress } from '@domain/orders/billing-fields.ts';
import type { CompanyBilling } from '@domain/orders/company-billing.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { AddressFields } from '../components/AddressFields.tsx';
import { toAddressValues } from '../data/address.ts';
import { saveAddress } from '../data/saveAddress.ts';

interface Props {
  readonly companyId: string;
  /** Null: none has been given yet. */
  readonly known: CompanyBilling | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

export const AddressDialog = ({ companyId, known, onSaved, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog<InvoiceAddress>
      draft={`invoiceAddress.${companyId}`}
      title={text('ordering.address')}
      lead={text('ordering.addressFor')}
      initial={toAddressValues(known)}
      schema={companyBillingSchema}
      submitLabel={text('common.save')}
      onSubmit={(values, submission) =>
        saveAddress(
          { billingId: known?.id ?? null, companyId },
          companyBillingSchema.cast(values) as InvoiceAddress,
          submission,
        )
      }
      onDone={onSaved}
      onClose={onClose}
    >
      <AddressFields />
    </FormDialog>
  );
};
