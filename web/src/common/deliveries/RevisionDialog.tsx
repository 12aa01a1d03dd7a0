import { useState } from 'react';
import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  REVISION_CAUSES,
  REVISION_NOTE_MAX,
  type Delivery,
  type RevisionCause,
} from '@domain/deliveries/deliveries.ts';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import { formatFileMoment, parseMoment } from '@domain/deliveries/file-moment.ts';
import { strictObject, messageId, text as line } from '@domain/messages/yup.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { FormRadios } from '../../components/form/FormRadios.tsx';
import { FormTextArea } from '../../components/form/FormTextArea.tsx';
import { FormTextField } from '../../components/form/FormTextField.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { useText } from '../../i18n/useText.ts';
import { useToasts } from '../../lib/toasts.ts';
import { PickupHint } from './DeliveryNotes.tsx';
import { api } from '../../lib/http/api.ts';

const schema = strictObject({
  cause: line().oneOf(REVISION_CAUSES).required(),
  moment: line().test(
    'moment',
    messageId('delivery.moment'),
    (value) => !value || parseMoment(value) !== undefined,
  ),
  note: line().max(REVISION_NOTE_MAX).required(),
});

interface Props {
  readonly delivery: Delivery;
  /** What a change by the client costs; null: unknown. */
  readonly pickup: DeliveryPlan['pickup'];
  /** Returns where the file is playing, in seconds; 0: it wasn't played. */
  readonly getCurrent: () => number;
  readonly onClose: () => void;
}

interface MomentFieldProps {
  readonly getCurrent: Props['getCurrent'];
}

/** Where in the file the change is: typed, or the moment that is playing behind the dialog. */
const MomentField = ({ getCurrent }: MomentFieldProps) => {
  const text = useText();
  const { setFieldValue } = useFormikContext();

  return (
    <Row align="flex-start">
      <Box sx={{ flex: '1 1 180px' }}>
        <FormTextField
          name="moment"
          label={text('deliveries.moment')}
          helperText={text('deliveries.momentHint')}
          maxLength={8}
        />
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => void setFieldValue('moment', formatFileMoment(getCurrent() * 1000))}
      >
        {text('deliveries.momentNow')}
      </Button>
    </Row>
  );
};

/** Sends a version back with what to change, and where in the file. */
export const RevisionDialog = ({ delivery, pickup, getCurrent, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { id, name, contentType, revision } = delivery;
  const hasMoments = contentType !== 'application/zip';
  // The file keeps playing behind the dialog: the moment is the one at which it was opened.
  const [playedMs] = useState(() => getCurrent() * 1000);
  const atMs = revision?.atMs ?? (playedMs > 0 ? playedMs : null);

  return (
    <FormDialog<{ cause: RevisionCause; moment: string; note: string }>
      draft={`delivery.revision.${id}`}
      title={text('deliveries.reviseTitle', { name })}
      lead={text('deliveries.reviseLead')}
      initial={{
        cause: revision?.cause ?? 'recording',
        moment: atMs === null ? '' : formatFileMoment(atMs),
        note: revision?.note ?? '',
      }}
      schema={schema}
      submitLabel={text('deliveries.revise')}
      onSubmit={async ({ cause, moment, note }, submission) => {
        await api.deliveries.requestRevision(
          { id },
          { cause, atMs: parseMoment(moment) ?? null, note: note.trim() },
          submission,
        );
        toasts.success(text('deliveries.revised'));
      }}
      onClose={onClose}
    >
      <FormRadios
        name="cause"
        label={text('deliveries.cause')}
        options={REVISION_CAUSES.map((code) => ({ code, label: text(`deliveries.cause.${code}`) }))}
      />
      <PickupHint pickup={pickup} />
      {hasMoments && <MomentField getCurrent={getCurrent} />}
      <FormTextArea name="note" label={text('deliveries.note')} max={REVISION_NOTE_MAX} rows={4} />
    </FormDialog>
  );
};
