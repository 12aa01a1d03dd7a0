import type { Invoice } from '@domain/orders/invoices.ts';
import { issuedInvoiceSchema } from '@domain/orders/orders.schema.ts';
import { FormDay } from '../../components/form/FormDay.tsx';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { FormTextField } from '../../components/form/FormTextField.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import { upload } from '../../lib/http/upload.ts';
import { useAgencyDay } from '../../lib/session/useAgencyDay.ts';

interface Props {
  /** A pro forma without its invoice. */
  readonly paper: Pick<Invoice, 'id' | 'number'>;
  /** Its PDF. */
  readonly file: File;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
}

/** Adds the invoice or credit note that the agency's own system issued. */
export const IssuedInvoiceDialog = ({ paper: { id, number }, file, onSaved, onClose }: Props) => {
  const text = useText();
  const today = useAgencyDay();

  return (
    <FormDialog
      draft={`issued.${id}`}
      title={text('issuedInvoice.title', { number })}
      lead={text('issuedInvoice.lead')}
      initial={{ number: '', issuedOn: today() }}
      schema={issuedInvoiceSchema}
      submitLabel={text('issuedInvoice.save')}
      onSubmit={async (fields, submission) => {
        await upload(api.orders.recordInvoice, { params: { id }, fields, file, submission });
        onSaved?.();
      }}
      onClose={onClose}
    >
      <FormTextField name="number" label={text('issuedInvoice.number')} />
      <FormDay name="issuedOn" label={text('issuedInvoice.issuedOn')} />
      <Muted>
        <bdi>{file.name}</bdi>
      </Muted>
    </FormDialog>
  );
};
