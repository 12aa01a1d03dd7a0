import Typography from '@mui/material/Typography';
import { useAnswerSchema } from '@domain/ledger/use-reports.schema.ts';
import { USE_ANSWER_MAX, type UseReportView } from '@domain/ledger/use-reports.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly use: UseReportView;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Dialog for the staff's answer to a talent's report. */
export const SettleUseDialog = ({ use, onDone, onClose }: Props) => {
  const text = useText();

  return (
    <FormDialog<{ readonly answer: string }>
      draft={`settleUse.${use.id}`}
      title={text('ledger.settleTitle')}
      lead={text('ledger.settleLead')}
      initial={{ answer: '' }}
      schema={useAnswerSchema}
      submitLabel={text('ledger.settleSend')}
      onSubmit={({ answer }, submission) => api.ledger.settleUse({ id: use.id }, { answer }, submission)}
      onDone={onDone}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {use.text}
      </Typography>
      <FormTextArea name="answer" label={text('ledger.settleText')} max={USE_ANSWER_MAX} rows={4} />
    </FormDialog>
  );
};
