import { useState } from 'react';
import { array, number, object, string } from 'yup';
import Typography from '@mui/material/Typography';
import type { OwnEarning } from '@domain/orders/earnings.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { FormChoices } from '../../../../components/form/FormChoices.tsx';
import { FormDialog } from '../../../../components/form/FormDialog.tsx';
import { FormMoney } from '../../../../components/form/FormMoney.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { FileButton } from '../../../../components/upload/FileButton.tsx';
import { Row } from '../../../../components/layout/Row.tsx';
import { useLocale } from '../../../../i18n/localeContext.ts';
import { useText } from '../../../../i18n/useText.ts';
import { api } from '../../../../lib/http/api.ts';
import { upload } from '../../../../lib/http/upload.ts';

const schema = object({
  number: string().trim().max(40).required('validation.required'),
  earnings: array(string().required()).min(1, 'validation.required'),
  total: number().min(1, 'validation.required').required('validation.required'),
  vat: number().min(0).required('validation.required'),
});

interface Props {
  readonly earnings: readonly OwnEarning[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Uploads the talent's own invoice for earnings. */
export const UploadInvoiceDialog = ({ earnings, onDone, onClose }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const [file, setFile] = useState<File>();
  const currency = earnings[0]?.currency ?? 'EUR';
  const initial: { number: string; earnings: string[]; total: number; vat: number } = {
    number: '',
    earnings: [],
    total: 0,
    vat: 0,
  };

  return (
    <FormDialog
      draft="talentInvoice"
      title={text('payPapers.upload')}
      lead={text('payPapers.uploadLead')}
      initial={initial}
      schema={schema}
      submitLabel={text('payPapers.upload')}
      isReady={() => file !== undefined}
      onSubmit={async ({ number: invoiceNumber, total, vat, earnings: ids }, submission) => {
        if (!file) return;
        const chosen = earnings.find(({ id }) => ids.includes(id));
        await upload(api.selfBilling.uploadInvoice, {
          params: undefined,
          file,
          fields: {
            number: invoiceNumber,
            currency: chosen?.currency ?? currency,
            total: String(total),
            vat: String(vat),
            earnings: ids.join(','),
          },
          submission,
        });
        onDone();
      }}
      onClose={onClose}
    >
      <FormChoices
        name="earnings"
        label={text('payPapers.for')}
        options={earnings.map((earning) => ({
          code: earning.id,
          label: joinDotted([
            earning.projectName,
            formatMoney(earning.amount - earning.share + earning.vat, earning.currency, locale),
          ]),
        }))}
      />
      <FormTextField name="number" label={text('payPapers.number')} />
      <FormMoney name="total" label={text('payPapers.total')} currency={currency} mayBeEmpty />
      <FormMoney name="vat" label={text('payPapers.vat')} currency={currency} mayBeEmpty />
      <Row gap={1} align="center">
        <FileButton accept="application/pdf,.pdf" busy={false} variant="outlined" onFile={setFile}>
          {text('payPapers.choose')}
        </FileButton>
        <Typography variant="body2" role="status">
          {file?.name ?? ''}
        </Typography>
      </Row>
    </FormDialog>
  );
};
