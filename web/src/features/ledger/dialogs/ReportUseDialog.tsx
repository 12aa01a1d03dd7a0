import { useReportSchema } from '@domain/ledger/use-reports.schema.ts';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { USE_TEXT } from '@domain/ledger/use-reports.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Values {
  readonly text: string;
  readonly link: string;
}

interface Props {
  readonly row: LicenceRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export const ReportUseDialog = ({ row, onDone, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog<Values>
      draft={`reportUse.${row.id}`}
      title={text('ledger.reportTitle')}
      lead={text('ledger.reportLead')}
      initial={{ text: '', link: '' }}
      schema={useReportSchema}
      submitLabel={text('ledger.reportSend')}
      onSubmit={(values, submission) => api.ledger.reportUse({ id: row.id }, values, submission)}
      onDone={onDone}
      onClose={onClose}
    >
      <FormTextArea name="text" label={text('ledger.reportText')} max={USE_TEXT.max} rows={4} />
      <FormTextField name="link" type="url" label={text('ledger.reportLink')} />
    </FormDialog>
  );
};
