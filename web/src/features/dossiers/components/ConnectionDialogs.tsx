import { connectionStepSchema, type ConnectionStep } from '@domain/connection/connection.schema.ts';
import { FormDateTime } from '../../../components/form/FormDateTime.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { FormSelect } from '../../../components/form/FormSelect.tsx';
import { FormTextArea } from '../../../components/form/FormTextArea.tsx';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { TEXT_AREA_MAX } from '@domain/reference/reference.ts';
import { ReferenceFailure } from '../../../components/states/ReferenceFailure.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useCatalogOptions } from '../../../lib/reference.ts';
import type { Connection } from '../data/useConnection.ts';

/** Records a step of a talent's check. */
export const sendConnectionStep = (
  talentId: string,
  body: ConnectionStep,
  submission: Submission,
): Promise<Connection> => api.talents.bookConnectionSession({ id: talentId }, body, submission);

interface Props {
  readonly talentId: string;
  readonly onDone: (connection: Connection) => void;
  readonly onClose: () => void;
}

/** Books the time of a check. */
export const BookingDialog = ({ talentId, onDone, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <FormDialog
      draft={`connection.booking.${talentId}`}
      title={text('connection.bookTitle')}
      lead={text('connection.bookLead')}
      initial={{ status: 'booked' as const, bookedFor: '', timeZone: getBrowserZone() ?? 'UTC', comment: '' }}
      schema={connectionStepSchema}
      submitLabel={text('connection.book')}
      onSubmit={async (values, submission) => {
        onDone(await sendConnectionStep(talentId, values, submission));
        toasts.success(text('connection.booked.now'));
      }}
      onClose={onClose}
    >
      <FormDateTime name="bookedFor" label={text('connection.moment')} required />
    </FormDialog>
  );
};

interface ResultValues {
  readonly status: 'passed' | 'failed';
  readonly quality: string;
  readonly latencyMs: string | number;
  readonly sampleRateHz: string | number;
  readonly comment: string;
}

const SAMPLE_RATE_HZ = 48_000;

const getFigure = (typed: string | number): number | null => (typed === '' ? null : Number(typed));

const getStep = ({ latencyMs, sampleRateHz, ...values }: ResultValues): ConnectionStep => ({
  ...values,
  latencyMs: getFigure(latencyMs),
  sampleRateHz: getFigure(sampleRateHz),
});

/** Records a check's measurements. */
export const ResultDialog = ({ talentId, onDone, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const qualities = useCatalogOptions('CONNECTION_QUALITY');

  const initial: ResultValues = {
    status: 'passed',
    quality: '',
    latencyMs: '',
    sampleRateHz: SAMPLE_RATE_HZ,
    comment: '',
  };

  return (
    <FormDialog
      draft={`connection.result.${talentId}`}
      title={text('connection.resultTitle')}
      initial={initial}
      schema={connectionStepSchema}
      submitLabel={text('common.save')}
      onSubmit={async (values, submission) => {
        onDone(await sendConnectionStep(talentId, getStep(values), submission));
        toasts.success(text('connection.saved'));
      }}
      onClose={onClose}
    >
      <FormSelect
        name="status"
        label={text('connection.outcome')}
        options={(['passed', 'failed'] as const).map((code) => ({ code, label: text(`connection.${code}`) }))}
      />
      <ReferenceFailure of={['catalog']} />
      <FormSelect name="quality" label={text('connection.quality')} options={qualities} required />
      <FormTextField name="latencyMs" label={text('connection.latencyMs')} />
      <FormTextField name="sampleRateHz" label={text('connection.sampleRateHz')} />
      <FormTextArea name="comment" label={text('connection.comment')} max={TEXT_AREA_MAX} rows={3} />
    </FormDialog>
  );
};
