import { useState } from 'react';
import {
  REVISION_CAUSES,
  REVISION_NOTE_MAX,
  type Delivery,
  type RevisionCause,
} from '@domain/deliveries/deliveries.ts';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import { formatFileMoment, parseMoment } from '@domain/deliveries/file-moment.ts';
import { strictObject, messageId, text as line, yup } from '@domain/messages/yup.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { FormRadios } from '../../components/form/FormRadios.tsx';
import { FormTextArea } from '../../components/form/FormTextArea.tsx';
import { useText } from '../../i18n/useText.ts';
import { useToasts } from '../../lib/toasts.ts';
import { PickupHint } from './DeliveryNotes.tsx';
import { api } from '../../lib/http/api.ts';
import { MomentField } from './MomentField.tsx';

const schema = strictObject({
  cause: line().oneOf(REVISION_CAUSES).required(),
  moment: line().test(
    'moment',
    messageId('delivery.moment'),
    (value) => !value || parseMoment(value) !== undefined,
  ),
  atMs: yup.number().nullable(),
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

/** Sends a version back with what to change, and where in the file. */
export const RevisionDialog = ({ delivery, pickup, getCurrent, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { id, name, contentType, revision } = delivery;
  const hasMoments = contentType !== 'application/zip';
  // The moment at which the dialog was opened: the file may keep playing behind it.
  const [playedMs] = useState(() => Math.round(getCurrent() * 1000));
  const firstMs = revision?.atMs ?? (playedMs > 0 ? playedMs : null);

  return (
    <FormDialog<{ cause: RevisionCause; moment: string; atMs: number | null; note: string }>
      draft={`delivery.revision.${id}`}
      title={text('deliveries.reviseTitle', { name })}
      lead={text('deliveries.reviseLead')}
      initial={{
        cause: revision?.cause ?? 'recording',
        moment: firstMs === null ? '' : formatFileMoment(firstMs),
        atMs: firstMs,
        note: revision?.note ?? '',
      }}
      schema={schema}
      submitLabel={text('deliveries.revise')}
      onSubmit={async ({ cause, moment, atMs, note }, submission) => {
        // Only one of the two is shown, and may have changed.
        const isTyped = moment !== (firstMs === null ? '' : formatFileMoment(firstMs));
        const change = { cause, atMs: isTyped ? (parseMoment(moment) ?? null) : atMs, note: note.trim() };
        await api.deliveries.requestRevision({ id }, change, submission);
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
      {hasMoments && <MomentField delivery={delivery} />}
      <FormTextArea name="note" label={text('deliveries.note')} max={REVISION_NOTE_MAX} rows={4} />
    </FormDialog>
  );
};
