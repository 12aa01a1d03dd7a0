import type { Invoice } from '@domain/orders/invoices.ts';
import { issuedInvoiceSchema } from '@domain/orders/orders.schema.ts';
import { FormDay } from '../../../components/form/FormDay.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { upload } from '../../../lib/http/upload.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';

interface Props {
  /** A pro forma without its invoice. */
  readonly paper: Pick<Invoice, 'id' | 'number'>;
  /** Its PDF. */
  readonly file: File;
  readonly onClose: () => void;
}

/** Adds the invoice or credit note that the agency's own system issued. */
export const IssuedInvoiceDialog = ({ paper: { id, number }, file, onClose }: Props) => {
  const text = useText();
  const today = useAgencyDay();

  return (
    <FormDialog
      draft={`issued.${id}`}
      title={text('ordering.issuedTitle', { number })}
      lead={text('ordering.issuedLead')}
      initial={{ number: '', issuedOn: today() }}
      schema={issuedInvoiceSchema}
      submitLabel={text('ordering.issuedSave')}
      onSubmit={(fields, submission) =>
        upload(api.orders.recordInvoice, { params: { id }, fields, file, submission })
      }
      onClose={onClose}
    >
      <FormTextField name="number" label={text('papers.number')} />
      <FormDay name="issuedOn" label={text('orderList.issued')} />
      <Muted>
        <bdi>{file.name}</bdi>
      </Muted>
    </FormDialog>
  );
};
